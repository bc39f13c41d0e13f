package dev.unravel.benchmarks.tinertia.dedup;

/** A chunk that was seen before, and where it is in the store. */
final class Known {
  private final Chunk chunk;
  private int position;

  Known(Chunk chunk) {
    this.chunk = chunk;
  }

  boolean isCopyOf(Chunk other) {
    return chunk.hash() == other.hash() && chunk.text().equals(other.text());
  }

  int position() {
    return position;
  }

  void storedAt(int where) {
    position = where;
  }
}

package dev.unravel.benchmarks.tinertia.dedup;

/**
 * A piece of the input.
 *
 * @param number its place, from 0
 * @param text what is in it
 * @param hash of what is in it
 */
record Chunk(int number, String text, long hash) {
  private static final long PRIME = 0x100000001b3L;

  static Chunk of(int number, String text) {
    // Fowler, Noll and Vo's hash, variant 1a.
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * PRIME;
    }
    return new Chunk(number, text, hash);
  }
}

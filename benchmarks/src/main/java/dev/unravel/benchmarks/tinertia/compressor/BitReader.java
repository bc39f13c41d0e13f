package dev.unravel.benchmarks.tinertia.compressor;

/** Reads what {@link Bits} wrote; zeros after its end, so that damage shows as wrong text. */
final class BitReader {
  private final byte[] bytes;
  private int position;

  /** The byte that is being read: its bits that are left, the next one highest. */
  private int current;

  private int left;

  BitReader(byte[] bytes) {
    this.bytes = bytes;
  }

  /** A number of so many bits, at most 16. */
  int read(int count) {
    int value = current;
    int have = left;
    while (have < count) {
      value = value << 8 | (position < bytes.length ? bytes[position] & 0xff : 0);
      position++;
      have += 8;
    }
    left = have - count;
    current = value & (1 << left) - 1;
    return value >> left;
  }

  int readGamma() {
    int zeros = 0;
    while (hasMore() && read(1) == 0) {
      zeros++;
    }
    // More than fit into a number come of damage only.
    zeros = Math.min(zeros, 15);
    return 1 << zeros | read(zeros);
  }

  boolean hasMore() {
    return position <= bytes.length;
  }
}

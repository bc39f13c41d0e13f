package dev.unravel.benchmarks.tinertia.compressor;

/** A string of bits that grows at its end, in bytes that somebody else owns. */
final class Bits {
  private final byte[] bytes;
  private int length;

  /** The bits that do not fill a byte yet, and how many they are. */
  private int pending;

  private int pendingCount;

  Bits(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Appends the lowest bits of a number, highest first; at most 16. */
  void append(int value, int count) {
    int bits = pending << count | value & (1 << count) - 1;
    int left = pendingCount + count;
    while (left >= 8) {
      left -= 8;
      bytes[length++] = (byte) (bits >> left);
    }
    pending = bits & (1 << left) - 1;
    pendingCount = left;
  }

  /** Appends a positive number in the code of Elias: its length in zeros, then the number. */
  void appendGamma(int value) {
    int digits = 32 - Integer.numberOfLeadingZeros(value);
    append(value, 2 * digits - 1);
  }

  /** All of it, with zeros up to the next whole byte. */
  byte[] toBytes() {
    append(0, (8 - pendingCount) % 8);
    byte[] copy = new byte[length];
    System.arraycopy(bytes, 0, copy, 0, length);
    return copy;
  }
}

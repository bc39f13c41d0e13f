package dev.unravel.benchmarks.tinertia.boundedbuffer;

/** The checksum of zlib: two sums modulo the largest prime below 65,536. */
final class Adler {
  private static final int PRIME = 65_521;

  private Adler() {}

  static int of(int producer, int number, String text) {
    int low = 1 + (producer & 0xff);
    int high = low + (number & 0xff);
    for (int i = 0; i < text.length(); i++) {
      low = (low + text.charAt(i)) % PRIME;
      high = (high + low) % PRIME;
    }
    return (high << 16) | low;
  }
}

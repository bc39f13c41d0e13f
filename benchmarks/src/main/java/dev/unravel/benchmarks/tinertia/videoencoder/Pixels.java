package dev.unravel.benchmarks.tinertia.videoencoder;

/** Arithmetic on four pixels in an int. */
final class Pixels {
  private Pixels() {}

  static int get(int word, int index) {
    return word >>> 8 * index & 0xff;
  }

  static int with(int word, int index, int value) {
    int clipped = Math.max(0, Math.min(255, value));
    return word & ~(0xff << 8 * index) | clipped << 8 * index;
  }

  /** How different they are: the sum of the absolute differences. */
  static int difference(int a, int b) {
    int sum = 0;
    for (int i = 0; i < Frame.BLOCK; i++) {
      sum += Math.abs(get(a, i) - get(b, i));
    }
    return sum;
  }
}

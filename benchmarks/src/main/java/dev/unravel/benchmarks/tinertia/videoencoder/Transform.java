package dev.unravel.benchmarks.tinertia.videoencoder;

/** The transform of Hadamard on a block of four by four, and its levels in steps. */
final class Transform {
  private static final int STEP = 24;

  private Transform() {}

  /** What is to be sent for these differences. */
  static int[] levels(int[] block) {
    int[] out = both(block);
    for (int i = 0; i < out.length; i++) {
      out[i] = Math.round(out[i] / (float) STEP);
    }
    return out;
  }

  /** The differences that come of these levels; not quite those from before. */
  static int[] differences(int[] levels) {
    int[] out = both(levels);
    for (int i = 0; i < out.length; i++) {
      // The transform is its own inverse, but for a factor of sixteen.
      out[i] = out[i] * STEP >> 4;
    }
    return out;
  }

  private static int[] both(int[] block) {
    int[] out = block.clone();
    for (int i = 0; i < Frame.BLOCK; i++) {
      butterfly(out, i * Frame.BLOCK, 1);
    }
    for (int i = 0; i < Frame.BLOCK; i++) {
      butterfly(out, i, Frame.BLOCK);
    }
    return out;
  }

  private static void butterfly(int[] values, int first, int stride) {
    int a = values[first];
    int b = values[first + stride];
    int c = values[first + 2 * stride];
    int d = values[first + 3 * stride];
    values[first] = a + b + c + d;
    values[first + stride] = a + b - c - d;
    values[first + 2 * stride] = a - b - c + d;
    values[first + 3 * stride] = a - b + c - d;
  }
}

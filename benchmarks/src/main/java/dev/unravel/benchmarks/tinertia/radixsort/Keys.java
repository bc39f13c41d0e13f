package dev.unravel.benchmarks.tinertia.radixsort;

import java.util.SplittableRandom;

/**
 * Numbers to sort, some of them negative. A sort by digits knows no signs, so they are moved up by
 * half their range on the way in and down on the way out, which keeps their order.
 */
final class Keys {
  private final int half;

  /** Of numbers of so many bits, with their sign. */
  Keys(int bits) {
    half = 1 << bits - 1;
  }

  /** Many small ones and few large ones, as numbers in practice are. */
  int[] random(int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] keys = new int[count];
    for (int i = 0; i < count; i++) {
      int bound = 1 + random.nextInt(half);
      keys[i] = random.nextInt(-bound, bound);
    }
    return keys;
  }

  int[] withoutSigns(int[] keys) {
    return moved(keys, half);
  }

  int[] withSigns(int[] keys) {
    return moved(keys, -half);
  }

  private static int[] moved(int[] keys, int by) {
    int[] moved = new int[keys.length];
    for (int i = 0; i < keys.length; i++) {
      moved[i] = keys[i] + by;
    }
    return moved;
  }
}

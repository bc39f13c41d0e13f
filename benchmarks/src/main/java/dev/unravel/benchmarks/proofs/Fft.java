package dev.unravel.benchmarks.proofs;

import java.util.Arrays;

/**
 * A fast Fourier transform of whole numbers modulo a prime, stage by stage, by threads that each do
 * a part of a stage and meet before the next. Compared with the transform by its definition.
 */
public final class Fft {
  private static final int THREADS = 2;
  private static final int SIZE = 4;

  /** 17 = 1 modulo 4, and 4 is of order 4. */
  private static final int PRIME = 17;

  private static final int ROOT = 4;

  private final int[] values = {3, 1, 4, 1};
  private final Barrier barrier = new Barrier(THREADS);
  private final Variant variant;

  private Fft(Variant variant) {
    this.variant = variant;
  }

  public static void main(String[] arguments) throws InterruptedException {
    Fft fft = new Fft(Variant.of(arguments));
    int[] expected = fft.byDefinition();
    fft.reverseBits();
    Crew.run(THREADS, fft.variant, fft::work);
    if (!Arrays.equals(fft.values, expected)) {
      throw new AssertionError("not the transform: " + Arrays.toString(fft.values));
    }
  }

  private int[] byDefinition() {
    int[] sums = new int[SIZE];
    for (int k = 0; k < SIZE; k++) {
      for (int i = 0; i < SIZE; i++) {
        sums[k] = (sums[k] + values[i] * power(ROOT, i * k)) % PRIME;
      }
    }
    return sums;
  }

  private void reverseBits() {
    int bits = Integer.numberOfTrailingZeros(SIZE);
    for (int i = 0; i < SIZE; i++) {
      int other = Integer.reverse(i) >>> Integer.SIZE - bits;
      if (i < other) {
        int kept = values[i];
        values[i] = values[other];
        values[other] = kept;
      }
    }
  }

  private static int power(int base, int exponent) {
    int power = 1;
    for (int i = 0; i < exponent; i++) {
      power = power * base % PRIME;
    }
    return power;
  }

  private void work(int thread) throws InterruptedException {
    for (int half = 1; half < SIZE; half *= 2) {
      int root = power(ROOT, SIZE / 2 / half);
      for (int pair = thread; pair < SIZE / 2; pair += THREADS) {
        int at = pair / half * 2 * half + pair % half;
        butterfly(at, at + half, power(root, pair % half));
      }
      if (!variant.has("barrier")) {
        barrier.await();
      }
    }
  }

  private void butterfly(int upper, int lower, int factor) {
    int sum = values[upper];
    int part = values[lower] * factor % PRIME;
    values[upper] = (sum + part) % PRIME;
    values[lower] = (sum - part + PRIME) % PRIME;
  }
}

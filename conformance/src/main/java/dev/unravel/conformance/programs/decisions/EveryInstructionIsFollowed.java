package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;

/**
 * Nothing is decided by a value, but every instruction that computes one computes something from
 * it, which is written and read once the other thread has ended. A proof sees the second outcome
 * only by computing it from the first execution.
 */
@Outcomes({
  "1664047615 -1628191400 638190648 1154868132 17402 17402 -6",
  "-2124651611 275901763 1739482883 1751632426 -12816 52720 -16"
})
public final class EveryInstructionIsFollowed {
  private long x = -6_000_000_007L;

  private static final long[] LONGS = new long[32];
  private static final int[] INTS = new int[32];
  private static final float[] FLOATS = new float[16];
  private static final double[] DOUBLES = new double[16];
  private static final short[] SHORTS = new short[1];
  private static final char[] CHARS = new char[1];
  private static final byte[] BYTES = new byte[1];

  private EveryInstructionIsFollowed() {}

  public static void main(String[] args) throws InterruptedException {
    EveryInstructionIsFollowed p = new EveryInstructionIsFollowed();
    Thread t = new Thread(() -> p.x = 0x7123_4567_89AB_CDEFL);
    t.start();
    compute(p.x);
    t.join();
    System.out.println(
        Arrays.hashCode(LONGS)
            + " "
            + Arrays.hashCode(INTS)
            + " "
            + Arrays.hashCode(FLOATS)
            + " "
            + Arrays.hashCode(DOUBLES)
            + " "
            + SHORTS[0]
            + " "
            + (int) CHARS[0]
            + " "
            + BYTES[0]);
  }

  private static void compute(long j) {
    int i = (int) j;
    INTS[0] = i + 77;
    INTS[1] = 5 - i;
    INTS[2] = i * 1_000_003;
    INTS[3] = i / 7;
    INTS[4] = i % -9;
    INTS[5] = -i;
    INTS[6] = i << 5;
    INTS[7] = i >> 5;
    INTS[8] = i >>> 5;
    INTS[9] = 1_000_001 << i;
    INTS[10] = i & 0xF0F0F0;
    INTS[11] = i | 0x0F0F0F;
    INTS[12] = i ^ 0x123456;
    i++;
    INTS[13] = i;
    LONGS[0] = j + 77;
    LONGS[1] = 5 - j;
    LONGS[2] = j * 1_000_003;
    LONGS[3] = j / 7;
    LONGS[4] = j % -9;
    LONGS[5] = -j;
    LONGS[6] = j << 5;
    LONGS[7] = j >> 5;
    LONGS[8] = j >>> 5;
    LONGS[9] = 1_000_001L << i;
    LONGS[10] = j & 0xF0F0F0F0F0L;
    LONGS[11] = j | 0x0F0F0F0F0FL;
    LONGS[12] = j ^ 0x123456789AL;
    LONGS[13] = i;
    float f = j;
    FLOATS[0] = f + 1e17f;
    FLOATS[1] = 1e17f - f;
    FLOATS[2] = f * 1.1f;
    FLOATS[3] = f / 3f;
    FLOATS[4] = f % 1e9f;
    FLOATS[5] = -f;
    FLOATS[6] = i;
    INTS[14] = (int) (f / 1e10f);
    LONGS[14] = (long) (f / 3f);
    double d = j;
    DOUBLES[0] = d + 1e17;
    DOUBLES[1] = 1e17 - d;
    DOUBLES[2] = d * 1.1;
    DOUBLES[3] = d / 3;
    DOUBLES[4] = d % 1e9;
    DOUBLES[5] = -d;
    DOUBLES[6] = i;
    DOUBLES[7] = f;
    FLOATS[7] = (float) (d / 3);
    INTS[15] = (int) (d / 1e10);
    LONGS[15] = (long) (d / 3);
    SHORTS[0] = (short) i;
    CHARS[0] = (char) i;
    BYTES[0] = (byte) i;
  }
}

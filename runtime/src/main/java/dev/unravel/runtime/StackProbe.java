package dev.unravel.runtime;

/**
 * Makes sure that there is stack left for the scheduler before it changes anything. A
 * StackOverflowError in the middle of a hand-over would leave two threads running; here it comes
 * before, and is the target's own.
 */
final class StackProbe {
  /** Deeper than any path through the scheduler. */
  private static final int FRAMES = 48;

  private StackProbe() {}

  static void ensure() {
    descend(FRAMES, 0, 0, 0, 0);
  }

  /** The parameters make the frame as large as those of the scheduler. */
  private static long descend(int left, long a, long b, long c, long d) {
    return left == 0 ? a + b + c + d : descend(left - 1, b + left, c, d, a) + a;
  }
}

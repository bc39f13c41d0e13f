package dev.unravel.runtime.jvm;

/**
 * Makes sure that there is stack left for the scheduler before it changes anything. A
 * StackOverflowError in the middle of a hand-over would leave two threads running; here it comes
 * before, and is the target's own.
 */
public final class StackProbe {
  /** Deeper than any path through the scheduler, and what a recursion adds between two probes. */
  private static final int FRAMES = 112;

  /** A probe at each point would cost a third of the speed. */
  private static final int EVERY = 16;

  private StackProbe() {}

  /** For one in some points of a thread, told by how many it has come to. */
  public static void nowAndThen(int points) {
    if ((points & EVERY - 1) == 0) {
      now();
    }
  }

  public static void now() {
    descend(FRAMES, 0, 0, 0, 0);
  }

  /** The parameters make the frame as large as those of the scheduler. */
  private static long descend(int left, long a, long b, long c, long d) {
    return left == 0 ? a + b + c + d : descend(left - 1, b + left, c, d, a) + a;
  }
}

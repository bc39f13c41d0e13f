package dev.unravel.runtime.schedule;

import dev.unravel.trace.Operation;

/** Tells threads that wait for something by looking at it again and again. */
final class Spinning {
  /** Repetitions of one reading site after which a thread counts as spinning. */
  private static final int READS = 32;

  private static final int AGE = 64;

  private Spinning() {}

  /**
   * Whether a thread spins, now that it has announced an operation.
   *
   * @param actedLast whether nobody has acted since it did
   */
  static boolean noticed(ControlledThread c, Operation operation, int site, boolean actedLast) {
    // Comparisons, here and in all that runs for every action: a jump by table is mispredicted.
    if (operation != Operation.READ
        && operation != Operation.CALL
        && operation != Operation.YIELD
        && operation != Operation.COMPARE_AND_SET) {
      c.spinSite = -1;
      return false;
    }
    if (!actedLast) {
      c.spinSite = -1;
    }
    if (site == c.spinSite) {
      c.spinAge = 0;
      return ++c.spinCount >= (operation == Operation.YIELD ? 1 : READS);
    }
    if (c.spinSite < 0 || operation == Operation.YIELD || ++c.spinAge > AGE) {
      c.spinSite = site;
      c.spinCount = 0;
      c.spinAge = 0;
    }
    return false;
  }

  /**
   * Whether what a thread does may be what another waits for. An update or a call counts unless its
   * thread spins: it may be what it spins with.
   */
  static boolean changesSomething(ControlledThread t) {
    Operation o = t.operation;
    if (o == Operation.READ || o == Operation.YIELD) {
      return false;
    }
    return t.stepsBack == 0 || o != Operation.COMPARE_AND_SET && o != Operation.CALL;
  }
}

package dev.unravel.runtime.schedule;

import dev.unravel.trace.Operation;

/**
 * Threads that wait for something by looking at it again and again. One that keeps reading without
 * anybody writing steps back until another thread has acted, so that no strategy can starve the
 * thread it waits for; if it has done so several times, until another has changed something, so
 * that two spinners cannot starve a third.
 */
final class Spinning {
  /** Repetitions of one reading site after which a thread counts as spinning. */
  private static final int READS = 32;

  private static final int AGE = 64;

  /** A thread that has stepped back more often waits until something has changed. */
  private static final int FEW_STEPS_BACK = 4;

  /** How many threads have stepped back. */
  private static int yielders;

  private Spinning() {}

  static void reset() {
    yielders = 0;
  }

  /**
   * Whether a thread spins, now that it has announced an operation.
   *
   * @param actedLast whether nobody has acted since it did
   */
  static boolean noticed(ControlledThread c, Operation operation, int site, boolean actedLast) {
    if (c.asksForTime) {
      c.asksForTime = false;
      return true;
    }
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

  static boolean anyBack() {
    return yielders > 0;
  }

  /** Whether a thread that spins may be waiting for anybody: for one that can act, or will. */
  static boolean mayWait() {
    return Scheduler.enabled.count > 1 || yielders > 0 || Deadlines.any();
  }

  /** The running thread lets others go first. */
  static void stepBack(ControlledThread c) {
    c.spinSite = -1;
    c.stepsBack++;
    Scheduler.observer.stepsBack();
    c.state = ControlledThread.State.YIELDING;
    Scheduler.enabled.takeOut(c);
    yielders++;
  }

  /** Lets those go on that have stepped back at most so often; returns whether anybody can act. */
  static boolean goOn(int mostSteps) {
    for (int i = 0; i < Scheduler.threadCount && yielders > 0; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t.state == ControlledThread.State.YIELDING && t.stepsBack <= mostSteps) {
        t.state = ControlledThread.State.RUNNABLE;
        Scheduler.enabled.addAgain(t);
        yielders--;
      }
    }
    return Scheduler.enabled.count > 0;
  }

  /** Another thread acts. */
  static void goOnAfterFew() {
    goOn(FEW_STEPS_BACK);
  }
}

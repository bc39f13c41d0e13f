package dev.unravel.runtime.schedule;

import dev.unravel.runtime.place.Sites;
import dev.unravel.trace.Operation;

/**
 * Threads that wait for something by looking at it again and again. One that keeps looking at one
 * variable without anybody acting steps back until another thread has, so that no strategy can
 * starve the thread it waits for; if it has done so several times, until another has changed
 * something, so that two spinners cannot starve a third.
 *
 * <p>That leaves nothing out if a thread has come back to where it was, with all that it knows: it
 * would only go round again. So it is asked for what it has in its hands, twice in a row, and again
 * after twice as many looks, since asking is slow. A loop that counts its rounds never comes back
 * to where it was; it is let go on for a while, and then made to step back all the same, which the
 * observer is told: there were schedules in which it does not.
 */
public final class Spinning {
  /** Repetitions of one reading site after which a thread counts as spinning. */
  private static final int READS = 32;

  /** Looks after which a thread steps back wherever it is. An offer counts as many. */
  private static final int MOST_LOOKS = 64 * READS;

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
      c.spinsForSure = true;
      return true;
    }
    // Comparisons, here and in all that runs for every action: a jump by table is mispredicted.
    if (operation != Operation.READ
        && operation != Operation.CALL
        && operation != Operation.YIELD
        && operation != Operation.COMPARE_AND_SET) {
      c.spinSite = -1;
      c.spinLooks = 0;
      return false;
    }
    if (!actedLast) {
      c.spinSite = -1;
    }
    if (site == c.spinSite && (operation == Operation.YIELD || isSameVariable(c))) {
      c.spinAge = 0;
      boolean offers = operation == Operation.YIELD;
      if (c.spinCount == 0) {
        c.spinNext = offers ? 1 : READS;
      }
      c.spinLooks += offers ? READS : 1;
      boolean spins = ++c.spinCount >= c.spinNext && seemsToSpin(c);
      noteUpdate(c, operation);
      return spins;
    }
    noteUpdate(c, operation);
    if (c.spinSite < 0 || operation == Operation.YIELD || ++c.spinAge > AGE) {
      c.spinSite = site;
      c.spinObject = c.object;
      c.spinIndex = c.index;
      c.spinCount = 0;
      c.spinAge = 0;
      c.spinState = 0;
    }
    return false;
  }

  private static boolean isSameVariable(ControlledThread c) {
    return c.object == c.spinObject && c.index == c.spinIndex;
  }

  /** What an update finds, if anybody is interested; what a call finds nobody knows. */
  private static void noteUpdate(ControlledThread c, Operation operation) {
    if (c.spinState != 0
        && (operation == Operation.COMPARE_AND_SET || operation == Operation.CALL)) {
      c.spinFound = 31 * c.spinFound + (Scheduler.observer.found(c) | 1);
    }
  }

  /** Whether a thread that keeps looking is where it was, or has been looking for very long. */
  private static boolean seemsToSpin(ControlledThread c) {
    c.spinsForSure = isWhereItWas(c);
    return c.spinsForSure || c.spinLooks >= MOST_LOOKS;
  }

  /**
   * Asked at every look once it is time: the first time the thread is looked at, the second time
   * compared. If it has updated something in between, it also must have found the same there in two
   * rounds: then it began both of them in the same state.
   */
  private static boolean isWhereItWas(ControlledThread c) {
    boolean isSame;
    if (c.spinState == 0) {
      c.spinState = Scheduler.observer.state(c);
      c.spinFound = 0;
      c.spinFoundBefore = 0;
      isSame = false;
      if (c.spinState != 0) {
        c.spinNext = c.spinCount + 1;
        return false;
      }
    } else if (c.spinFoundBefore == 0) {
      isSame = Scheduler.observer.state(c) == c.spinState;
      if (isSame && c.spinFound != 0) {
        c.spinFoundBefore = c.spinFound;
        c.spinFound = 0;
        c.spinNext = c.spinCount + 1;
        return false;
      }
    } else {
      isSame = c.spinFound == c.spinFoundBefore;
    }
    c.spinState = 0;
    c.spinNext = 2 * c.spinCount;
    return isSame;
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
    Scheduler.observer.stepsBack(c.spinsForSure);
    c.spinsForSure = false;
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

  /** The running thread lets all others go first, once. */
  public static void giveWay(ControlledThread c) {
    Scheduler.announce(c, Operation.YIELD, Sites.YIELD, null);
    if (Scheduler.capture == null
        && Scheduler.enabled.count > 1
        && noticed(c, Operation.YIELD, Sites.YIELD, Scheduler.isLast(c))
        && !Scheduler.strategy.picksSpinners()) {
      stepBack(c);
    }
    Scheduler.suspend(c);
  }
}

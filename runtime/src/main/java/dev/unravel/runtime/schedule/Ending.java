package dev.unravel.runtime.schedule;

import dev.unravel.runtime.jvm.Kill;
import dev.unravel.runtime.place.Sites;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;

/** The end of an execution, and what it came to. Static for the scheduler's reason. */
public final class Ending {
  public static boolean over;
  public static Outcome outcome;

  /** Whether the other threads go on when one has failed, to see what they would have done. */
  public static boolean goesOn;

  /** What the strategy threw, which is our mistake and not the target's. */
  public static RuntimeException strategyFailure;

  /** Whether a conflict that was seen is the end of the execution. */
  private static boolean ending;

  private Ending() {}

  static void reset() {
    over = ending = false;
    outcome = null;
    strategyFailure = null;
  }

  /** Records the first failure and ends the execution. Does not return to the running thread. */
  public static void fail(ControlledThread c, Outcome.Fail failure) {
    if (outcome == null) {
      outcome = failure;
    }
    stop(c);
  }

  /** Makes what was just seen the failure of this execution, which goes no further. */
  public static void endWith(Outcome.Fail failure) {
    if (outcome == null) {
      outcome = failure;
      ending = !goesOn;
    }
  }

  /** Ends the execution here. */
  public static void stop(ControlledThread c) {
    finish();
    Stepping.finished();
    Scheduler.backend.transfer(c, null);
    throw Kill.INSTANCE;
  }

  /** Ends the execution that runs at its next action. Called from another thread. */
  public static void runOutOfTime() {
    FairTurns.cut = true;
    FairTurns.due = 0;
  }

  /** Whether it had to end so. */
  public static boolean isOutOfTime() {
    return FairTurns.cut;
  }

  /** Whether the execution ended with an action that was accounted for but never took place. */
  public static boolean isCutShort() {
    return ending;
  }

  static void strategyFailed(RuntimeException ours) {
    strategyFailure = ours;
    outcome = new Outcome.Unresolved(ours.toString());
  }

  static void finish() {
    if (Scheduler.listener != null && !over) {
      Scheduler.observer.stopped();
    }
    over = true;
    YieldPoints.close();
  }

  static void stuck(ControlledThread c, boolean endless) {
    finish();
    if (outcome == null && Scheduler.clock >= Scheduler.stopAt) {
      outcome = new Outcome.Unresolved("stopped at clock " + Scheduler.stopAt);
    }
    if (outcome == null) {
      outcome = Scheduler.observer.stuck(c, endless);
    }
  }

  /**
   * A thread has nothing left to do but to end. Others may act between what it did last and that,
   * and it matters where its end is that of the JVM, or somebody asks whether it is alive.
   */
  public static void approach(ControlledThread t) {
    boolean endsAll = !t.daemon && Scheduler.users == 1 && Scheduler.enabled.count > 1;
    if (!over && Scheduler.threadCount > 1 && (endsAll || Scheduler.observer.endsApart())) {
      offer(t);
    }
  }

  /** The running thread is about to do what ends others: somebody is picked before that. */
  public static void offer(ControlledThread c) {
    Scheduler.announce(c, Operation.YIELD, Sites.YIELD, null);
    c.offers = true;
    Scheduler.suspend(c);
  }
}

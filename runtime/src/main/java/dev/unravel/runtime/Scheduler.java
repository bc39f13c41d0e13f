package dev.unravel.runtime;

import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import java.util.Arrays;

/**
 * Lets one controlled thread act at a time and decides which.
 *
 * <p><b>The model.</b> Every controlled thread is either running or stopped right before its next
 * operation, which it has announced ({@link ControlledThread#operation}). A thread is
 * <i>enabled</i> if that operation can be executed now: a lock is enabled while the monitor is
 * free, a join once the other thread has ended. At each point the {@link Strategy} picks one
 * enabled thread; that thread executes its operation, and whatever follows up to its next
 * announcement, undisturbed. So a run is fully described by the sequence of picks, which the {@link
 * IntervalLog} keeps.
 *
 * <p><b>Time.</b> A thread with a timeout shorter than the patience is enabled as well: picking it
 * means that its time is up, and moves the virtual clock. A longer timeout passes only when nothing
 * else can act, or the clock has come to it. If nothing can act and no timeout is left, the
 * execution is stuck.
 *
 * <p><b>Spinning.</b> A thread that keeps reading without anybody writing steps back until another
 * thread has acted, so that no strategy can starve the thread it waits for; if it has done so
 * several times, until another has changed something, so that two spinners cannot starve a third.
 * An execution that exceeds its number of actions goes on under a fair strategy; if that does not
 * end it either, it is a livelock.
 *
 * <p><b>Why everything is static.</b> The hooks in the target's code run between any two of its
 * instructions; they must find the state without a lookup. All fields belong to the thread that
 * holds the processor: hand-over (by continuation switch or baton) orders the accesses. Only {@link
 * #running} is read by others, to learn that they are not it.
 */
final class Scheduler {
  /** Loop back-edges a thread may run without reaching a point before it is made to offer one. */
  static final int LOOP_BUDGET = 20_000;

  /** A thread that has stepped back more often waits until something has changed. */
  private static final int FEW_STEPS_BACK = 4;

  static ControlledThread running;
  static Backend backend;
  static ActionListener listener;

  /** Whether the other threads go on when one has failed, to see what they would have done. */
  static boolean goesOn;

  static final EnabledThreads enabled = new EnabledThreads();
  static final IntervalLog log = new IntervalLog();
  static final MonitorTable monitors = new MonitorTable();
  static final ThreadTable byThread = new ThreadTable();
  static ControlledThread[] threads = new ControlledThread[16];
  static int threadCount;

  static long clock;
  static long hash;
  static boolean over;
  static Outcome outcome;
  static RuntimeException strategyFailure;
  static Capture capture;

  /** Whether there is more to do for an action than in a search. */
  private static boolean watched;

  private static Strategy strategy;
  private static ControlledThread last;
  private static int users;
  private static int yielders;
  private static int sleepers;
  private static long patienceNanos;
  private static boolean spuriousWakeUps;
  private static int spuriousLeft;
  private static long fairAfter;
  private static boolean endless;
  private static boolean racesOnly;

  /** Whether a conflict that was seen is the end of the execution. */
  private static boolean ending;

  private Scheduler() {}

  // ---- life of an execution

  static void reset(
      Strategy newStrategy, Limits limits, ActionListener newListener, Capture newCapture) {
    letGo();
    clock = 0;
    hash = 17;
    over = ending = endless = false;
    outcome = null;
    strategyFailure = null;
    Threads.forgetShutdownHooks();
    strategy = newStrategy;
    listener = newListener;
    capture = newCapture;
    users = yielders = sleepers = 0;
    patienceNanos = limits.patienceNanos();
    spuriousWakeUps = limits.spuriousWakeUps();
    spuriousLeft = 4;
    fairAfter = limits.maxActions();
    racesOnly = limits.racesOnly();
    Sleepers.reset();
    strategy.begin();
    Contents.reset(strategy.values());
    boolean looks = Snapshot.clock != Long.MAX_VALUE || Stepping.on() || ConflictDetector.on;
    watched = listener != null || capture != null || YieldPoints.on || looks || Contents.on;
  }

  /** Keeps no object of the target. */
  static void letGo() {
    for (int i = 0; i < threadCount; i++) {
      threads[i] = null;
    }
    threadCount = 0;
    enabled.clear();
    log.clear();
    monitors.clear();
    byThread.clear();
    last = null;
    Conflicts.reset();
  }

  /** Enters a thread of the target; it is enabled and about to begin. */
  static ControlledThread register(Thread thread, ControlledThread parent) {
    ControlledThread t = new ControlledThread(thread, threadCount, parent);
    if (threadCount == threads.length) {
      threads = Arrays.copyOf(threads, threadCount * 2);
    }
    threads[threadCount++] = t;
    byThread.put(thread, t);
    VectorClocks.begin(t, parent);
    if (ConflictDetector.on) {
      ConflictDetector.begin(t, parent);
    }
    t.site = Sites.BEGIN;
    if (!t.daemon) {
      users++;
    }
    enabled.add(t);
    return t;
  }

  /** Lets the first thread, main, begin. */
  static ControlledThread first() {
    return choose(null);
  }

  /**
   * A thread has executed its last instruction.
   *
   * @return who acts next, or null if the execution is over
   */
  static ControlledThread end(ControlledThread t) {
    if (over) {
      return null;
    }
    ShadowMonitor own = Monitors.lockToEnd(t);
    mark(t, Operation.END, Sites.END, null);
    t.state = ControlledThread.State.ENDED;
    enabled.remove(t);
    t.wakeJoiners();
    Monitors.notifyOfEnd(t, own);
    boolean failed = outcome != null && !goesOn;
    if (failed || !t.daemon && --users == 0 && !Threads.startShutdownHooks()) {
      finish();
      Stepping.finished();
      return null;
    }
    ControlledThread next = choose(null);
    if (next == null) {
      stuck(null);
      Stepping.finished();
    }
    return next;
  }

  static boolean hasUserThreads() {
    return users > 0;
  }

  /** Records the first failure and ends the execution. Does not return to the running thread. */
  static void fail(ControlledThread c, Outcome.Fail failure) {
    if (outcome == null) {
      outcome = failure;
    }
    stop(c);
  }

  /** Makes what was just seen the failure of this execution, which goes no further. */
  static void endWith(Outcome.Fail failure) {
    if (outcome == null) {
      outcome = failure;
      ending = !goesOn;
    }
  }

  /** Ends the execution here. */
  static void stop(ControlledThread c) {
    finish();
    Stepping.finished();
    backend.transfer(c, null);
    throw Kill.INSTANCE;
  }

  /** Whether the execution ended with an action that was accounted for but never took place. */
  static boolean isCutShort() {
    return ending;
  }

  static boolean racesOnly() {
    return racesOnly;
  }

  static int lastThread() {
    return last == null ? -1 : last.id;
  }

  static boolean isLast(ControlledThread t) {
    return t == last;
  }

  private static void finish() {
    if (listener != null && !over) {
      listener.stopped();
      Effects.over();
    }
    over = true;
    YieldPoints.close();
  }

  private static void stuck(ControlledThread c) {
    finish();
    if (outcome == null && clock >= Snapshot.clock) {
      outcome = new Outcome.Unresolved("stopped at clock " + Snapshot.clock);
    }
    if (outcome == null) {
      outcome = Stuck.outcome(c, endless);
    }
  }

  // ---- points

  /** The running thread announces its next operation and lets the strategy pick who acts. */
  static void point(ControlledThread c, Operation operation, int site, Object object) {
    announce(c, operation, site, object);
    if (capture == null
        && (enabled.count > 1 || yielders > 0)
        && Spinning.noticed(c, operation, site, last == c)
        && !strategy.picksSpinners()) {
      stepBack(c);
    }
    // A spinner has stepped back: somebody must be picked wherever it is.
    if (racesOnly && !c.offers && Sites.isQuiet(site) && c.slot >= 0 && !endless) {
      account(c);
      if (ending) {
        hand(c, null);
      }
      return;
    }
    c.offers = operation == Operation.CALL;
    suspend(c);
  }

  /** The running thread has come to a yield point, and more than may pass unseen have passed. */
  static void yieldPoint(ControlledThread c) {
    if (capture == null && --c.loopBudget < 0) {
      // It may be waiting for another, and goes on being asked at each round otherwise.
      c.loopBudget = LOOP_BUDGET;
      point(c, Operation.YIELD, Sites.LOOP, null);
      return;
    }
    announce(c, Operation.YIELD, Sites.POINT, null);
    suspend(c);
  }

  /** Yield points that the running thread has passed without asking. */
  static void passed(int count) {
    clock += count;
    for (int rest = log.extend(count); rest > 0; rest = log.extend(rest)) {
      continueInterval();
    }
  }

  /** The running thread has done more than one interval can say. */
  private static void continueInterval() {
    log.open(last.id, false);
    if (capture != null) {
      capture.marks.close(capture.clock.readings());
    }
  }

  static void arm(ControlledThread t) {
    // A recorder wants to see each; with one thread there is nothing to ask.
    long due = capture == null && threadCount == 1 ? Long.MAX_VALUE : strategy.due();
    YieldPoints.arm(t, listener != null ? 0 : Math.min(due, Snapshot.clock - 1));
  }

  /** An action that is no choice: nothing another thread could do right before it would differ. */
  static void mark(ControlledThread c, Operation operation, int site, Object object) {
    announce(c, operation, site, object);
    account(c);
    if (watched) {
      Stepping.acts(c);
    }
  }

  /** The running thread says what it is about to do. */
  static void announce(ControlledThread c, Operation operation, int site, Object object) {
    if (watched) {
      YieldPoints.settle();
    }
    c.insideYields = 0;
    c.announcements++;
    c.operation = operation;
    c.site = site;
    c.object = object;
    if (listener != null) {
      listener.announced(c);
    }
    if (ConflictDetector.on) {
      ConflictDetector.announced(c);
    }
  }

  /** Somebody is picked; returns when that is the running thread, at once or in its time. */
  static void suspend(ControlledThread c) {
    ControlledThread t = choose(c);
    if (t != c) {
      hand(c, t);
    }
    if (watched) {
      Stepping.acts(c);
    }
  }

  private static void hand(ControlledThread c, ControlledThread t) {
    if (t == null) {
      stuck(c);
      stop(c);
    }
    backend.transfer(c, t);
    if (c.killed) {
      throw Kill.INSTANCE;
    }
  }

  static int pick(int bound) {
    int choice = bound == 1 ? 0 : strategy.pick(bound);
    if (bound > 1) {
      log.picked(choice);
      Conflicts.picked(running, choice);
    }
    return choice;
  }

  /** Picks who acts next and accounts for the action; null if nobody can. */
  private static ControlledThread choose(ControlledThread c) {
    for (; ; ) {
      if (endless || watched && clock >= Snapshot.clock) {
        return null;
      }
      if (capture != null && sleepers > 0) {
        Sleepers.enable(strategy.expected());
      }
      int n = enabled.count;
      ControlledThread t;
      if (n > 1) {
        boolean goesOn = c != null && c.slot >= 0 && c.state == ControlledThread.State.RUNNABLE;
        int i = pickThread(n, goesOn ? c : null);
        if (i < 0) {
          return null;
        }
        t = enabled.threads[i];
      } else if (n == 1) {
        t = enabled.threads[0];
      } else if (passTime() || enableYielders(Integer.MAX_VALUE)) {
        continue;
      } else {
        return null;
      }
      if (t.state == ControlledThread.State.RUNNABLE || expire(t)) {
        account(t);
        return ending ? null : t;
      }
    }
  }

  /** Asks the strategy; -1 if it gives no answer, which ends the execution. */
  private static int pickThread(int n, ControlledThread c) {
    try {
      int i = strategy.pickThread(enabled.threads, n, c);
      if (i < 0) {
        outcome = new Outcome.Unresolved(strategy.departure());
      }
      return i;
    } catch (RuntimeException ours) {
      // On the target's stack it would pass for a failure of the target.
      strategyFailure = ours;
      outcome = new Outcome.Unresolved(ours.toString());
      return -1;
    }
  }

  private static void account(ControlledThread t) {
    clock++;
    if (t != last) {
      boolean preempted =
          last != null
              && last.slot >= 0
              && last.state == ControlledThread.State.RUNNABLE
              && (last.operation != Operation.YIELD || last.site == Sites.POINT);
      if (capture != null && last != null) {
        // A thread that is preempted is the one that calls, unless it was just woken.
        capture.left(last, preempted && last == running);
      }
      log.open(t.id, preempted);
      last = t;
      if (yielders > 0) {
        enableYielders(FEW_STEPS_BACK);
      }
    }
    if (Spinning.changesSomething(t)) {
      t.stepsBack = 0;
      if (yielders > 0) {
        enableYielders(Integer.MAX_VALUE);
      }
    }
    if (watched && log.isFull()) {
      continueInterval();
    }
    log.extend();
    hash = (hash * 31 + t.site) * 31 + t.id;
    if (clock >= fairAfter) {
      tooLong();
    }
    if (watched) {
      watch(t);
    } else if (threadCount > 1) {
      Conflicts.note(t);
    }
  }

  /** What a search does without. */
  private static void watch(ControlledThread t) {
    if (capture != null) {
      if (!YieldPoints.isPoint(t)) {
        capture.marks.act(t);
      }
    } else if (threadCount > 1) {
      Conflicts.note(t);
    }
    if (Contents.on) {
      Contents.acts(t);
    }
    if (listener != null) {
      listener.acted(t);
    }
    if (ConflictDetector.on) {
      ConflictDetector.acted(t);
    }
    if (YieldPoints.on) {
      arm(t);
    }
    if (clock == Snapshot.clock) {
      Snapshot.take(t);
    }
  }

  private static void tooLong() {
    if (strategy instanceof FairTurns) {
      endless = true;
    } else {
      strategy = Conditions.fairTurns();
      fairAfter *= 2;
    }
  }

  // ---- spinning

  /** The running thread lets all others go first, once. */
  static void giveWay(ControlledThread c) {
    announce(c, Operation.YIELD, Sites.YIELD, null);
    if (capture == null && enabled.count > 1 && !strategy.picksSpinners()) {
      stepBack(c);
    }
    suspend(c);
  }

  private static void stepBack(ControlledThread c) {
    c.spinSite = -1;
    c.stepsBack++;
    c.state = ControlledThread.State.YIELDING;
    enabled.takeOut(c);
    yielders++;
  }

  /** Lets those go on that have stepped back at most so often; returns whether anybody can act. */
  private static boolean enableYielders(int mostSteps) {
    for (int i = 0; i < threadCount && yielders > 0; i++) {
      ControlledThread t = threads[i];
      if (t.state == ControlledThread.State.YIELDING && t.stepsBack <= mostSteps) {
        t.state = ControlledThread.State.RUNNABLE;
        enabled.addAgain(t);
        yielders--;
      }
    }
    return enabled.count > 0;
  }

  // ---- blocking and waking

  /** The running thread stops until somebody wakes it or, if there is a timeout, its time is up. */
  static void block(ControlledThread c, ControlledThread.State state, long deadline) {
    c.state = state;
    c.timedOut = false;
    c.deadline = deadline;
    enabled.remove(c);
    if (deadline != ControlledThread.NEVER) {
      sleepers++;
      if (capture != null) {
        Sleepers.comes(deadline);
      } else if (Conditions.isWithinPatience(c, deadline - VirtualTime.now(), patienceNanos)) {
        enabled.add(c);
      }
    } else if (state == ControlledThread.State.WAITING && spuriousWakeUps && spuriousLeft > 0) {
      enabled.add(c);
    }
  }

  static void wake(ControlledThread t) {
    if (t.deadline != ControlledThread.NEVER) {
      t.deadline = ControlledThread.NEVER;
      sleepers--;
    }
    if (t.state == ControlledThread.State.WAITING) {
      t.monitor.removeWaiter(t);
      Monitors.contend(t, t.monitor);
    } else {
      t.state = ControlledThread.State.RUNNABLE;
      enabled.add(t);
    }
  }

  /**
   * A thread that is not runnable was picked: its time is up.
   *
   * @return whether it acts now; a waiter has still to get its monitor back
   */
  private static boolean expire(ControlledThread t) {
    Effects.belongToNext(true);
    if (t.deadline == ControlledThread.NEVER) {
      spuriousLeft--;
    } else {
      VirtualTime.advanceTo(t.deadline);
    }
    boolean waits = t.state == ControlledThread.State.WAITING;
    wake(t);
    t.timedOut = true;
    if (capture == null && sleepers > 0) {
      enableSleepers();
    }
    Effects.belongToNext(false);
    if (waits) {
      Operation next = t.operation;
      t.operation = Operation.TIMEOUT;
      account(t);
      t.operation = next;
    }
    return !waits;
  }

  /** Lets those go on whose time is up as well, however long their timeout was. */
  private static void enableSleepers() {
    for (int i = 0; i < threadCount; i++) {
      ControlledThread t = threads[i];
      if (t.deadline != ControlledThread.NEVER && t.deadline <= VirtualTime.now()) {
        enabled.add(t);
      }
    }
  }

  /** Nothing can act: lets the earliest timeout pass. */
  private static boolean passTime() {
    if (sleepers == 0) {
      return false;
    }
    if (capture != null && capture.waits) {
      Sleepers.sleep();
      return true;
    }
    ControlledThread first = null;
    for (int i = 0; i < threadCount; i++) {
      ControlledThread t = threads[i];
      if (t.deadline != ControlledThread.NEVER && (first == null || t.deadline < first.deadline)) {
        first = t;
      }
    }
    enabled.add(first);
    return true;
  }
}

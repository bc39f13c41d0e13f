package dev.unravel.runtime.schedule;

import dev.unravel.runtime.jvm.Kill;
import dev.unravel.runtime.place.Sites;
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
 * <p><b>Time.</b> A thread with a short timeout is enabled as well, see {@link Deadlines}: picking
 * it means that its time is up. Others go on when nobody else can act, or their time has come.
 *
 * <p><b>Spinning.</b> A thread that keeps reading steps back, see {@link Spinning}. An execution
 * that exceeds its number of actions goes on under a fair strategy; if nobody gets anywhere then,
 * it is a livelock.
 *
 * <p><b>Why everything is static.</b> The hooks in the target's code run between any two of its
 * instructions; they must find the state without a lookup. All fields belong to the thread that
 * holds the processor: hand-over (by continuation switch or baton) orders the accesses. Only {@link
 * #running} is read by others, to learn that they are not it.
 */
public final class Scheduler {
  /** Loop back-edges a thread may run without reaching a point before it is made to offer one. */
  public static final int LOOP_BUDGET = 20_000;

  public static ControlledThread running;
  public static Backend backend;
  public static ActionListener listener;
  public static Observer observer;

  /** Where the execution is to stop. */
  public static long stopAt = Long.MAX_VALUE;

  public static final EnabledThreads enabled = new EnabledThreads();
  public static final IntervalLog log = new IntervalLog();
  public static final ThreadTable byThread = new ThreadTable();
  public static ControlledThread[] threads = new ControlledThread[16];
  public static int threadCount;

  public static long clock;
  public static long hash;
  public static RealRun capture;

  /** Whether there is more to do for an action than in a search. */
  private static boolean watched;

  static Strategy strategy;
  private static ControlledThread last;
  static int users;
  private static boolean endless;
  private static boolean racesOnly;
  private static int noChoice;

  private Scheduler() {}

  public static void reset(
      Strategy newStrategy, Limits limits, ActionListener newListener, RealRun newCapture) {
    letGo();
    clock = 0;
    hash = 17;
    endless = false;
    Ending.reset();
    strategy = newStrategy;
    listener = newListener;
    capture = newCapture;
    users = 0;
    Spinning.reset();
    Deadlines.reset(limits, strategy);
    FairTurns.reset(limits);
    racesOnly = limits.racesOnly();
    strategy.begin();
    noChoice = strategy.asksForUses() ? 0 : 1;
    boolean looks = stopAt != Long.MAX_VALUE || Stepping.on();
    watched =
        observer.begins(strategy) || listener != null || capture != null || YieldPoints.on || looks;
  }

  public static void letGo() {
    for (int i = 0; i < threadCount; i++) {
      threads[i] = null;
    }
    threadCount = 0;
    enabled.clear();
    log.clear();
    byThread.clear();
    last = null;
    observer.forgets();
  }

  /** Enters a thread of the target; it is enabled and about to begin. */
  public static ControlledThread register(Thread thread, ControlledThread parent) {
    ControlledThread t = new ControlledThread(thread, threadCount, parent);
    if (threadCount == threads.length) {
      threads = Arrays.copyOf(threads, threadCount * 2);
    }
    threads[threadCount++] = t;
    byThread.put(thread, t);
    observer.entered(t, parent);
    t.site = Sites.BEGIN;
    if (!t.daemon) {
      users++;
    }
    enabled.add(t);
    return t;
  }

  /** Lets the first thread, main, begin. */
  public static ControlledThread first() {
    return choose(null);
  }

  /**
   * A thread has executed its last instruction.
   *
   * @return who acts next, or null if the execution is over
   */
  public static ControlledThread end(ControlledThread t) {
    if (Ending.over) {
      return null;
    }
    Object token = observer.ending(t);
    mark(t, Operation.END, Sites.END, null);
    t.state = ControlledThread.State.ENDED;
    enabled.remove(t);
    t.wakeJoiners();
    observer.ended(t, token);
    boolean failed = Ending.outcome != null && !Ending.goesOn;
    if (failed || !t.daemon && --users == 0 && !observer.startsOthers()) {
      Ending.finish();
      Stepping.finished();
      return null;
    }
    ControlledThread next = choose(null);
    if (next == null) {
      Ending.stuck(null, endless);
      Stepping.finished();
    }
    return next;
  }

  public static boolean hasUserThreads() {
    return users > 0;
  }

  public static boolean racesOnly() {
    return racesOnly;
  }

  public static int lastThread() {
    return last == null ? -1 : last.id;
  }

  public static boolean isLast(ControlledThread t) {
    return t == last;
  }

  /** The running thread announces its next operation and lets the strategy pick who acts. */
  public static void point(ControlledThread c, Operation operation, int site, Object object) {
    announce(c, operation, site, object);
    if (capture == null
        && Spinning.mayWait()
        && Spinning.noticed(c, operation, site, last == c)
        && !strategy.picksSpinners()) {
      Spinning.stepBack(c);
    }
    // A spinner has stepped back: somebody must be picked wherever it is.
    if (racesOnly && !c.offers && Sites.isQuiet(site) && c.slot >= 0 && !endless) {
      account(c);
      if (Ending.isCutShort()) {
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
      capture.continued();
    }
  }

  static void arm(ControlledThread t) {
    // A recorder wants to see each; with one thread there is nothing to ask.
    long due = capture == null && threadCount == 1 ? Long.MAX_VALUE : strategy.due();
    YieldPoints.arm(t, listener != null ? 0 : Math.min(due, stopAt - 1));
  }

  /** An action that is no choice: nothing another thread could do right before it would differ. */
  public static void mark(ControlledThread c, Operation operation, int site, Object object) {
    announce(c, operation, site, object);
    account(c);
    if (watched) {
      Stepping.acts(c);
    }
  }

  /** The running thread says what it is about to do. */
  public static void announce(ControlledThread c, Operation operation, int site, Object object) {
    if (watched) {
      YieldPoints.settle();
    }
    c.insideYields = 0;
    c.announcements++;
    c.operation = operation;
    c.site = site;
    c.object = object;
    if (watched) {
      observer.announced(c);
    }
  }

  /** Somebody is picked; returns when that is the running thread, at once or in its time. */
  public static void suspend(ControlledThread c) {
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
      Ending.stuck(c, endless);
      Ending.stop(c);
    }
    backend.transfer(c, t);
    if (c.killed) {
      throw Kill.INSTANCE;
    }
  }

  public static int pick(int bound) {
    int choice = bound == 1 ? 0 : strategy.pick(bound);
    if (bound > 1) {
      log.picked(choice);
      observer.picked(running, choice);
    }
    return choice;
  }

  /** Picks who acts next and accounts for the action; null if nobody can. */
  private static ControlledThread choose(ControlledThread c) {
    for (; ; ) {
      if (endless || watched && clock >= stopAt) {
        return null;
      }
      if (capture != null && Deadlines.any()) {
        Sleepers.enable(strategy.expected());
      }
      int n = enabled.count;
      ControlledThread t;
      if (n > noChoice) {
        boolean goesOn = c != null && c.slot >= 0 && c.state == ControlledThread.State.RUNNABLE;
        int i = pickThread(n, goesOn ? c : null);
        if (i < 0) {
          return null;
        }
        t = enabled.threads[i];
      } else if (n == 1) {
        t = enabled.threads[0];
      } else if (Deadlines.passTime() || Spinning.goOn(Integer.MAX_VALUE)) {
        continue;
      } else {
        return null;
      }
      if (t.state == ControlledThread.State.RUNNABLE || Deadlines.expire(t)) {
        account(t);
        return Ending.isCutShort() ? null : t;
      }
    }
  }

  /** Asks the strategy; -1 if it gives no answer, which ends the execution. */
  private static int pickThread(int n, ControlledThread c) {
    try {
      int i = strategy.pickThread(enabled.threads, n, c);
      if (i < 0) {
        Ending.outcome = new Outcome.Unresolved(strategy.departure());
      }
      return i;
    } catch (RuntimeException ours) {
      // On the target's stack it would pass for a failure of the target.
      Ending.strategyFailed(ours);
      return -1;
    }
  }

  static void account(ControlledThread t) {
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
      EarlyTime.turned();
      if (Spinning.anyBack()) {
        Spinning.goOnAfterFew();
      }
    }
    if (Spinning.changesSomething(t)) {
      t.stepsBack = 0;
      FairTurns.changed = clock;
      if (Spinning.anyBack()) {
        Spinning.goOn(Integer.MAX_VALUE);
      }
    }
    if (watched && log.isFull()) {
      continueInterval();
    }
    log.extend();
    hash = (hash * 31 + t.site) * 31 + t.id;
    if (clock >= FairTurns.due) {
      tooLong();
    }
    if (watched) {
      watch(t);
    } else if (threadCount > 1) {
      observer.acts(t);
    }
  }

  private static void watch(ControlledThread t) {
    if (capture != null) {
      if (!YieldPoints.isPoint(t)) {
        capture.acted(t);
      }
    } else if (threadCount > 1) {
      observer.acts(t);
    }
    observer.watched(t);
    if (YieldPoints.on) {
      arm(t);
    }
    if (clock == stopAt) {
      observer.arrived(t);
    }
  }

  private static void tooLong() {
    Strategy next = FairTurns.next(strategy, clock);
    endless = next == null;
    if (!endless && next != strategy) {
      strategy = next;
      watched = true;
    }
  }
}

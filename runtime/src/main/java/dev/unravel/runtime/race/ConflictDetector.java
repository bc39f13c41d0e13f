package dev.unravel.runtime.race;

import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Ending;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.ShadowMonitor;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.seen.Sighting;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;

/**
 * Sees conflicts between threads: data races, locks taken in different orders, accesses that came
 * between two of another thread, contention. Off unless the agent was asked for it, since it needs
 * hooks inside java.util.concurrent that a search does without.
 *
 * <p><b>Happens-before.</b> {@code Conflicts} has vector clocks, too, but made to tell a search
 * where orders may vary; they leave out what it cannot vary. Here every race that is reported must
 * be one, so all that orders threads in Java is followed: starting and joining, monitors, volatile
 * fields, final fields once their constructor is through, the initialisation of classes,
 * interrupts, permits, and each volatile read, write and update inside java.util.concurrent. Where
 * it is not exact it orders too much: an object inside java.util.concurrent counts as one variable,
 * and a final field orders all that its reader does next.
 *
 * <p>It runs on the threads of the target, and uses no collection there unless control is left.
 */
public final class ConflictDetector {
  /** Whether conflicts are looked for. */
  public static boolean on;

  /** Whether a race ends the execution as a failure. */
  public static boolean failsOnRace;

  // Keys of what is not a field or an element.
  private static final int MONITOR = -1;
  private static final int SYNCHRONISED = -3;
  private static final int FINAL = -4;
  private static final int NOTIFIED = -5;
  static final int CALLED = -6;

  /** What direct writes of volatile fields leave for those who read them through a handle. */
  private static final int FIELDS = -7;

  static final WatchedTable table = new WatchedTable();
  static final LockOrders lockOrders = new LockOrders();
  private static WatchedThread[] threads = new WatchedThread[16];
  private static Knowledge[] initialised = new Knowledge[64];

  private ConflictDetector() {}

  public static void reset() {
    table.clear();
    lockOrders.clear();
    for (int i = 0; i < threads.length; i++) {
      threads[i] = null;
    }
    for (int i = 0; i < initialised.length; i++) {
      initialised[i] = null;
    }
  }

  /** The execution is over. */
  public static void ended(Outcome outcome) {
    lockOrders.cycles(ConflictReports::cycle);
    ConflictReports.ended(outcome instanceof Outcome.Fail);
    reset();
  }

  public static List<Sighting> sightings() {
    return ConflictReports.sightings.all();
  }

  static WatchedThread of(ControlledThread t) {
    return threads[t.id];
  }

  private static boolean isAlone() {
    return Scheduler.threadCount == 1 || Ending.over;
  }

  /** The running thread, or null if there is nothing to keep. */
  private static WatchedThread current() {
    if (isAlone()) {
      return null;
    }
    ControlledThread c = Control.current();
    return c == null || c.killed ? null : threads[c.id];
  }

  // ---- threads

  public static void begin(ControlledThread t, ControlledThread parent) {
    if (t.id >= threads.length) {
      threads = Arrays.copyOf(threads, t.id * 2);
    }
    WatchedThread w = threads[t.id] = new WatchedThread(t);
    if (parent != null) {
      threads[parent.id].release(w.knowledge);
    }
  }

  /** A thread has seen that another has ended. */
  public static void sawEnd(ControlledThread c, ControlledThread ended) {
    of(c).knowledge.learn(of(ended).knowledge);
  }

  public static void interrupts(ControlledThread c, ControlledThread t) {
    of(c).release(of(t).interrupts);
  }

  /** A thread has seen that a thread, itself most of the time, was interrupted. */
  public static void sawInterrupt(ControlledThread c, ControlledThread of) {
    of(c).knowledge.learn(of(of).interrupts);
  }

  public static void unparks(ControlledThread c, ControlledThread t) {
    of(c).release(of(t).permits);
  }

  public static void unparked(ControlledThread c) {
    WatchedThread w = of(c);
    w.knowledge.learn(w.permits);
    w.knowledge.learn(w.interrupts);
  }

  // ---- monitors and locks

  /** The running thread wants a monitor. */
  public static void wants(ControlledThread c, ShadowMonitor m) {
    if (isAlone()) {
      return;
    }
    WatchedThread w = of(c);
    lockOrders.wants(w, m.object, w.place);
    if (m.owner != null) {
      ConflictReports.contention(m.object, of(m.owner), w);
    }
  }

  public static void took(ControlledThread c, ShadowMonitor m, int site) {
    if (isAlone()) {
      return;
    }
    WatchedThread w = of(c);
    Watched watched = table.find(m.object, MONITOR);
    boolean inside = site == Sites.BEGIN;
    if (watched != null) {
      if (inside) {
        w.knowledge.learn(watched.knowledge);
      } else {
        w.knowledge.learnByLock(watched.knowledge);
      }
    }
    if (!inside && site != Sites.END) {
      hold(w, m.object, c.object == m.object || c != Scheduler.running ? w.place : Places.here());
      for (int i = 0; i < m.contenderCount; i++) {
        if (m.contenders[i] != c) {
          ConflictReports.contention(m.object, w, of(m.contenders[i]));
        }
      }
    }
  }

  private static void hold(WatchedThread w, Object lock, int place) {
    if (!HeldLock.contains(w.held, lock)) {
      lockOrders.wants(w, lock, place);
      w.held = new HeldLock(lock, place, w.held);
    }
  }

  /** The owner of a monitor lets it go. */
  public static void releases(ShadowMonitor m) {
    if (isAlone() || m.owner == null) {
      return;
    }
    WatchedThread w = of(m.owner);
    Knowledge left = table.of(m.object, MONITOR).knowledge();
    if (m.ownerSite == Sites.BEGIN) {
      w.release(left);
    } else {
      w.releaseLock(left);
      w.held = HeldLock.without(w.held, m.object);
    }
  }

  /** A lock of java.util.concurrent gets an owner, or loses it. */
  public static void owns(Object lock, Thread owner) {
    WatchedThread w = current();
    if (w == null) {
      return;
    }
    if (owner == null) {
      if (HeldLock.contains(w.held, lock)) {
        w.held = HeldLock.without(w.held, lock);
      }
      return;
    }
    int place = Places.lockCaller();
    if (place != Places.NOWHERE) {
      table.of(lock, SYNCHRONISED).isLock = true;
      hold(w, lock, place);
    }
  }

  /** The running thread is about to stop inside java.util.concurrent. */
  public static void parks(ControlledThread c, Object blocker) {
    if (isAlone() || !(blocker instanceof AbstractOwnableSynchronizer)) {
      return;
    }
    WatchedThread w = of(c);
    int place = Places.lockCaller();
    if (place == Places.NOWHERE) {
      return;
    }
    w.place = place;
    lockOrders.wants(w, blocker, place);
    for (int i = 0; i < Scheduler.threadCount; i++) {
      if (threads[i] != w && HeldLock.contains(threads[i].held, blocker)) {
        ConflictReports.contention(blocker, threads[i], w);
      }
    }
  }

  /** The running thread notifies those that wait. */
  public static void notifies(ControlledThread c, ShadowMonitor m) {
    if (isAlone()) {
      return;
    }
    WatchedThread w = of(c);
    if (m.waiterCount == 0) {
      table.of(m.object, NOTIFIED).lastWrite = Access.of(w, true, true);
    }
    for (int i = 0; i < m.waiterCount; i++) {
      ConflictReports.notification(m.object, of(m.waiters[i]), w, "notify-while-waiting");
    }
  }

  /** A waiter hears of a notification. */
  public static void notified(ControlledThread c, ControlledThread waiter) {
    of(c).release(of(waiter).knowledge);
  }

  /** The running thread is about to wait. */
  public static void waits(ControlledThread c, ShadowMonitor m) {
    if (isAlone()) {
      return;
    }
    WatchedThread w = of(c);
    Watched watched = table.find(m.object, NOTIFIED);
    if (watched != null && !w.knowsWithoutLocks(watched.lastWrite)) {
      ConflictReports.lateWait(m.object, w, watched.lastWrite);
    }
  }

  // ---- the inside of java.util.concurrent, final fields, classes

  public static void synchronises(Object object, boolean reads, boolean writes) {
    WatchedThread w = current();
    if (w == null || table.isFull()) {
      return;
    }
    if (w.isInterrupted()) {
      // What the JDK does next may be to look at it.
      w.knowledge.learn(w.interrupts);
    }
    if (reads) {
      learn(w, table.find(object, FIELDS));
    }
    Watched watched = writes ? table.of(object, SYNCHRONISED) : table.find(object, SYNCHRONISED);
    if (watched == null) {
      return;
    }
    if (reads && watched.knowledge != null) {
      if (watched.isLock) {
        w.knowledge.learnByLock(watched.knowledge);
      } else {
        w.knowledge.learn(watched.knowledge);
      }
    }
    if (writes) {
      if (watched.isLock) {
        w.releaseLock(watched.knowledge());
      } else {
        w.release(watched.knowledge());
      }
    }
  }

  /**
   * A volatile field is read or written by its name. What is done through handles, field updaters
   * and Unsafe names the object alone, so each of them counts as done to all its volatile fields.
   */
  static void ordered(WatchedThread w, Watched field, boolean writes) {
    Object object = w.thread.object;
    if (writes) {
      table.of(object, FIELDS).knowledge().learn(w.knowledge);
      w.release(field.knowledge());
    } else {
      learn(w, field);
      learn(w, table.find(object, SYNCHRONISED));
    }
  }

  private static void learn(WatchedThread w, Watched from) {
    if (from != null && from.knowledge != null) {
      w.knowledge.learn(from.knowledge);
    }
  }

  /** A constructor is through: whoever finds the object sees its final fields, and behind them. */
  public static void freezes(Object object) {
    WatchedThread w = current();
    if (w != null && !table.isFull()) {
      w.release(table.of(object, FINAL).knowledge());
    }
  }

  public static void readsFinal(Object object) {
    WatchedThread w = current();
    if (w != null && object != null) {
      learn(w, table.find(object, FINAL));
    }
  }

  /** The running thread has initialised a class. */
  public static void initialised(ControlledThread c, int id) {
    if (isAlone()) {
      return;
    }
    if (id >= initialised.length) {
      initialised = Arrays.copyOf(initialised, id * 2);
    }
    Knowledge left = initialised[id] = new Knowledge();
    of(c).release(left);
  }

  /** The running thread uses a class that is initialised. */
  public static void uses(int id) {
    if (id < initialised.length && initialised[id] != null) {
      WatchedThread w = current();
      if (w != null) {
        w.knowledge.learn(initialised[id]);
      }
    }
  }

  // ---- actions

  public static void announced(ControlledThread c) {
    if (!isAlone() && c.operation != Operation.YIELD) {
      of(c).place = Places.of(c.site);
    }
  }

  public static void acted(ControlledThread t) {
    if (isAlone() || table.isFull()) {
      return;
    }
    WatchedThread w = of(t);
    switch (t.operation) {
      case READ, WRITE -> {
        if (t.site == Sites.STATUS) {
          sawStatus(t);
        } else if (!Sites.isInside(t.site)) {
          // Of the inside of java.util.concurrent the hooks tell that see it without points, too.
          AccessChecks.access(w);
        }
      }
      case CALL -> {
        if (w.isInterrupted()) {
          // The call may throw for it before it does anything else.
          sawInterrupt(t, t);
        }
        AccessChecks.call(w);
      }
      case COMPARE_AND_SET -> {
        if (!Sites.isInside(t.site)) {
          AccessChecks.use(w, true);
        }
      }
      default -> {}
    }
  }

  private static void sawStatus(ControlledThread t) {
    ControlledThread seen = Scheduler.byThread.get((Thread) t.object);
    if (seen != null) {
      sawInterrupt(t, seen);
      if (seen.state == ControlledThread.State.ENDED) {
        sawEnd(t, seen);
      }
    }
  }
}

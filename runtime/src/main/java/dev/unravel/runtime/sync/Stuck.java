package dev.unravel.runtime.sync;

import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Ending;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.ShadowMonitor;
import dev.unravel.runtime.table.TypeNames;
import dev.unravel.runtime.target.InitLock;
import dev.unravel.runtime.target.ParkBlocker;
import dev.unravel.runtime.target.UserFrames;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Location;
import dev.unravel.trace.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Says why threads cannot go on: a cycle, a lost notification, or nothing wrong at all. */
public final class Stuck {
  private Stuck() {}

  /** The running thread has blocked: fails at once if that closes a cycle nobody can break. */
  static void checkCycle(ControlledThread c) {
    ControlledThread t = c;
    // A walk longer than there are threads runs round a cycle that c is not part of.
    for (int steps = 0; steps <= Scheduler.threadCount; steps++) {
      t = waitsFor(t);
      if (t == null) {
        return;
      }
      if (t == c) {
        closed(c);
        return;
      }
    }
  }

  private static void closed(ControlledThread c) {
    Outcome.Fail deadlock = null;
    Object token = Control.leave();
    try {
      List<ControlledThread> cycle = cycleFrom(c);
      boolean isFinal = true;
      for (ControlledThread member : cycle) {
        isFinal &= !breakable(member, member == c);
      }
      deadlock = isFinal ? deadlock(cycle, c) : null;
    } finally {
      Control.resume(token);
    }
    if (deadlock != null) {
      Ending.fail(c, deadlock);
    }
  }

  /** Whether an interrupt could still free a thread, so that the cycle is not final. */
  private static boolean breakable(ControlledThread t, boolean isRunning) {
    if (t.state == ControlledThread.State.JOINING) {
      return true;
    }
    if (t.state != ControlledThread.State.PARKED) {
      return false;
    }
    for (StackTraceElement e : UserFrames.stack(t, isRunning)) {
      String method = e.getMethodName();
      if (method.contains("nterruptibly") || method.startsWith("tryLock")) {
        return true;
      }
    }
    return false;
  }

  /** What to call it that nobody can act, or that those who can get nowhere. */
  public static Outcome outcome(ControlledThread running, boolean endless) {
    Object token = Control.leave();
    try {
      return endless ? withoutEnd() : describe(running);
    } catch (RuntimeException | Error broken) {
      // Silence would pass for a pass.
      return new Outcome.Unresolved("cannot tell why nothing goes on: " + broken);
    } finally {
      Control.resume(token);
    }
  }

  /** Nobody can act: what kind of failure that is, or null if the JVM would just idle or end. */
  private static Outcome describe(ControlledThread running) {
    List<ControlledThread> waiting = new ArrayList<>();
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t.state != ControlledThread.State.ENDED && !t.daemon && t.idle == 0) {
        waiting.add(t);
      }
    }
    if (waiting.isEmpty()) {
      return null;
    }
    for (ControlledThread t : waiting) {
      ControlledThread u = t;
      for (int steps = 0; steps <= Scheduler.threadCount && u != null; steps++) {
        u = waitsFor(u);
      }
      if (u != null) {
        return deadlock(cycleFrom(u), running);
      }
    }
    // A daemon keeps no JVM alive, but may be who should have woken somebody who does.
    for (int i = 0; i < Scheduler.threadCount; i++) {
      List<ControlledThread> chain = keptOutByASleeper(Scheduler.threads[i]);
      if (!chain.isEmpty() && waiting.contains(chain.get(chain.size() - 1))) {
        return lockedOut(chain, running);
      }
    }
    return lostNotification(waiting, running);
  }

  /**
   * From a thread that wants a lock to the one that holds it and waits for something else
   * meanwhile; empty if there is none. Whoever is kept out may be who should have woken the holder.
   */
  private static List<ControlledThread> keptOutByASleeper(ControlledThread t) {
    List<ControlledThread> chain = new ArrayList<>();
    ControlledThread u = t;
    while (waitsFor(u) != null && u.state != ControlledThread.State.JOINING) {
      chain.add(u);
      u = waitsFor(u);
    }
    boolean sleeps =
        u.state == ControlledThread.State.WAITING || u.state == ControlledThread.State.PARKED;
    if (!sleeps || chain.isEmpty()) {
      return List.of();
    }
    chain.add(u);
    return chain;
  }

  private static Outcome lockedOut(List<ControlledThread> chain, ControlledThread running) {
    TreeSet<String> places = new TreeSet<>();
    List<String> details = new ArrayList<>();
    for (ControlledThread t : chain) {
      places.add(place(t, t == running).toString());
      details.add(describe(t, t == running));
    }
    ControlledThread sleeper = chain.get(chain.size() - 1);
    String message =
        sleeper.label()
            + " waits to be woken, but holds what "
            + chain.get(chain.size() - 2).label()
            + " needs to go on";
    return new Outcome.Fail(
        new FailureSignature(FailureKind.DEADLOCK, String.join(" & ", places)), message, details);
  }

  private static Outcome lostNotification(
      List<ControlledThread> waiting, ControlledThread running) {
    TreeSet<String> places = new TreeSet<>();
    List<String> details = new ArrayList<>();
    String message = "";
    boolean holderEnded = false;
    for (ControlledThread t : waiting) {
      ControlledThread root = t;
      while (waitsFor(root) != null && waitsFor(root).state != ControlledThread.State.ENDED) {
        root = waitsFor(root);
      }
      holderEnded |= waitsFor(root) != null;
      places.add(place(root, root == running).toString());
      details.add(describe(t, t == running));
      if (message.isEmpty()) {
        message = describe(root, root == running);
      }
    }
    FailureKind kind = holderEnded ? FailureKind.DEADLOCK : FailureKind.LOST_NOTIFICATION;
    String ending = holderEnded ? ", and the holder has ended" : ", and nobody is left to wake it";
    return new Outcome.Fail(
        new FailureSignature(kind, String.join(" & ", places)), message + ending, details);
  }

  static Outcome.Fail deadlock(List<ControlledThread> cycle, ControlledThread running) {
    TreeSet<String> places = new TreeSet<>();
    List<String> details = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (ControlledThread t : cycle) {
      places.add(place(t, t == running).toString());
      details.add(describe(t, t == running));
      names.add(t.label());
    }
    names.add(cycle.get(0).label());
    return new Outcome.Fail(
        new FailureSignature(FailureKind.DEADLOCK, String.join(" & ", places)),
        String.join(" waits for ", names),
        details);
  }

  private static Outcome withoutEnd() {
    if (Ending.isOutOfTime()) {
      return new Outcome.Unresolved("the time was up after " + Scheduler.clock + " actions");
    }
    if (!Scheduler.observer.getsNowhere()) {
      return new Outcome.Unresolved(
          "no end after " + Scheduler.clock + " actions, the second half scheduled fairly");
    }
    return livelock();
  }

  private static Outcome livelock() {
    TreeSet<String> places = new TreeSet<>();
    List<String> details = new ArrayList<>();
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      boolean active =
          t.state == ControlledThread.State.RUNNABLE || t.state == ControlledThread.State.YIELDING;
      if (active && !t.daemon) {
        Location l = place(t, t.slot >= 0 && Scheduler.isLast(t));
        places.add(l.className() + "." + l.method());
        details.add(t.label() + " runs at " + l);
      }
    }
    return new Outcome.Fail(
        new FailureSignature(FailureKind.LIVELOCK, String.join(" & ", places)),
        "nobody gets anywhere, after " + Scheduler.clock + " actions",
        details);
  }

  // ---- the wait-for graph

  /** The thread that another one waits for, or null if it is none in particular. */
  public static ControlledThread waitsFor(ControlledThread t) {
    return switch (t.state) {
      case BLOCKED -> t.monitor.owner;
      case JOINING -> t.deadline == ControlledThread.NEVER ? t.joining : null;
      case PARKED ->
          t.deadline == ControlledThread.NEVER
              ? Scheduler.byThread.get(ParkBlocker.owner(t.object))
              : null;
      default -> null;
    };
  }

  /** What a thread waits for: a monitor's object, what it called, or a thread; or null. */
  public static Object waitsAt(ControlledThread t) {
    return switch (t.state) {
      case BLOCKED, WAITING -> t.monitor.object;
      case PARKED -> t.called != null ? t.called : t.object;
      case JOINING -> t.joining.thread;
      default -> null;
    };
  }

  private static List<ControlledThread> cycleFrom(ControlledThread start) {
    List<ControlledThread> cycle = new ArrayList<>();
    ControlledThread t = start;
    do {
      cycle.add(t);
      t = waitsFor(t);
    } while (t != start && cycle.size() <= Scheduler.threadCount);
    return cycle;
  }

  // ---- words

  private static String describe(ControlledThread t, boolean isRunning) {
    return t.label() + " " + reason(t) + " at " + place(t, isRunning).shortForm();
  }

  /** What keeps a thread from going on. */
  public static String reason(ControlledThread t) {
    StringBuilder s = new StringBuilder();
    switch (t.state) {
      case BLOCKED -> s.append(blocked(t.monitor)).append(heldSince(t.monitor));
      case WAITING -> s.append("waits to be notified on ").append(name(t.monitor.object));
      case JOINING -> s.append("waits for the end of ").append(t.joining.label());
      case PARKED -> {
        s.append(t.object == null ? "is parked" : "waits for " + name(t.object));
        ControlledThread owner = Scheduler.byThread.get(ParkBlocker.owner(t.object));
        if (owner != null) {
          s.append(" held by ").append(owner.label());
        }
      }
      default -> s.append("runs");
    }
    return s.toString();
  }

  private static String blocked(ShadowMonitor m) {
    String initialised = InitLock.initialisedBy(m.object);
    return initialised.isEmpty()
        ? "wants " + name(m.object) + " held by " + m.owner.label()
        : "waits for " + m.owner.label() + " to initialise " + initialised;
  }

  private static String heldSince(ShadowMonitor m) {
    Location taken = Sites.get(m.ownerSite).location();
    return taken.className().isEmpty() ? "" : " since " + taken.shortForm();
  }

  private static String name(Object object) {
    return object instanceof Class<?> type ? type.getName() + ".class" : TypeNames.of(object);
  }

  private static Location place(ControlledThread t, boolean isRunning) {
    Location l = UserFrames.innermost(UserFrames.stack(t, isRunning));
    return l == null ? new Location("?", "?", "", 0) : l;
  }
}

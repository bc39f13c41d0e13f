package dev.unravel.runtime.race;

import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.trace.Operation;
import dev.unravel.trace.seen.ConflictKind;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/**
 * Compares each access with those before it: FastTrack (Flanagan & Freund, 2009) for races,
 * locksets as in Eraser (Savage and others, 1997) where only the order of locks kept two apart, and
 * the four patterns of Lu and others (AVIO, 2006) for accesses that came between.
 */
final class AccessChecks {
  /** Elements of a longer range are compared only where somebody has touched them. */
  private static final int MOST_ELEMENTS = 1_024;

  private AccessChecks() {}

  /** A field or an element is read or written, or an atomic. */
  static void access(WatchedThread w) {
    ControlledThread t = w.thread;
    boolean writes = t.operation == Operation.WRITE;
    if (t.index == ControlledThread.RANGE) {
      range(w, writes);
    } else if (t.index >= 0) {
      plain(w, t.index, writes);
    } else if (Sites.variable(t.site) == 0) {
      use(w, writes);
    } else if (Sites.isPlain(t.site)) {
      plain(w, Sites.variable(t.site), writes);
    } else {
      ordered(w, Sites.variable(t.site), writes);
    }
  }

  private static void range(WatchedThread w, boolean writes) {
    ControlledThread t = w.thread;
    int to = Math.min(t.rangeTo, t.rangeFrom + MOST_ELEMENTS);
    for (int i = t.rangeFrom; i < to; i++) {
      plain(w, i, writes);
    }
    for (int i = to; i < t.rangeTo; i++) {
      if (ConflictDetector.table.find(t.object, i) != null) {
        plain(w, i, writes);
      }
    }
  }

  private static void plain(WatchedThread w, int key, boolean writes) {
    if (w.optimistic != null && !writes) {
      // The lock will say whether what was read counts.
      return;
    }
    Watched v = ConflictDetector.table.of(w.thread.object, key);
    Access now = v.access(w, writes);
    race(w, v, v.lastWrite, now);
    if (writes) {
      for (int i = 0; i < v.readCount; i++) {
        race(w, v, v.reads[i], now);
      }
    }
    between(w, v, now);
    v.add(now);
  }

  private static void race(WatchedThread w, Watched v, Access before, Access now) {
    if (before == null || before.thread() == w || AccessNames.isCache(now.site())) {
      return;
    }
    if (!w.knows(before)) {
      ConflictReports.race(ConflictKind.RACE, v.object, before, now);
    } else if (before.shared()
        // As long as one thread had it to itself, it needed no lock: it may have handed it on.
        && !w.knowsWithoutLocks(before)
        && HeldLock.disjoint(before.held(), now.held())) {
      ConflictReports.race(ConflictKind.POTENTIAL_RACE, v.object, before, now);
    }
  }

  /** A volatile field. */
  private static void ordered(WatchedThread w, int key, boolean writes) {
    Watched v = ConflictDetector.table.of(w.thread.object, key);
    contend(w, v, writes);
    ConflictDetector.ordered(w, v, writes);
  }

  /** A call into java.util.concurrent. */
  static void call(WatchedThread w) {
    Object object = w.thread.object;
    String method = Sites.get(w.thread.site).member();
    if (object instanceof StampedLock) {
      w.optimistic = method.equals("tryOptimisticRead") ? object : null;
    }
    if (!(object instanceof Lock
        || object instanceof ReadWriteLock
        || object instanceof StampedLock)) {
      use(w, !isLook(method));
    }
  }

  /** A synchronisation object is used; what that orders is seen inside. */
  static void use(WatchedThread w, boolean changes) {
    Object object = w.thread.object;
    // A handle names no object.
    if (object != null) {
      contend(w, ConflictDetector.table.of(object, ConflictDetector.CALLED), changes);
    }
  }

  private static boolean isLook(String method) {
    return method.startsWith("get")
        || method.startsWith("is")
        || method.startsWith("contains")
        || method.startsWith("peek")
        || method.startsWith("await")
        || method.equals("size")
        || method.equals("isEmpty")
        || method.equals("join")
        || method.equals("iterator")
        || method.equals("hasNext")
        || method.equals("next")
        || method.equals("forEach")
        || method.equals("toString");
  }

  private static void contend(WatchedThread w, Watched v, boolean writes) {
    Access now = v.access(w, writes);
    contend(w, v, v.lastWrite, now);
    if (writes) {
      for (int i = 0; i < v.readCount; i++) {
        contend(w, v, v.reads[i], now);
      }
    }
    between(w, v, now);
    v.add(now);
  }

  private static void contend(WatchedThread w, Watched v, Access before, Access now) {
    if (before != null && !w.knows(before)) {
      ConflictReports.use(v, before, now);
    }
  }

  /**
   * Looks whether something came between this access and the thread's last to the same variable, of
   * which no serial order would have the same outcome.
   */
  private static void between(WatchedThread w, Watched v, Access now) {
    int last = v.lastOf(w);
    if (last < 0 || last == v.recentCount() - 1) {
      return;
    }
    Access before = v.recent(last);
    if (!belongTogether(before, now)) {
      return;
    }
    for (int i = v.recentCount() - 1; i > last; i--) {
      Access other = v.recent(i);
      // What it has waited for was meant to come between.
      if (!w.knowsWithoutLocks(other)
          && isUnserialisable(before.writes(), other.writes(), now.writes())) {
        ConflictReports.unserialisable(v, before, other, now);
        return;
      }
    }
  }

  /**
   * Whether two accesses seem to be of one call: in one method, and the second further down. On one
   * line the instructions tell; of what is inside the JDK only that nobody reads what he has just
   * written, so that a read after a write is another call.
   */
  private static boolean belongTogether(Access before, Access now) {
    if (before.place() != now.place()) {
      return Places.inOrder(before.place(), now.place());
    }
    return AccessNames.isInJdk(now.site())
        ? before.site() != now.site() && !(before.writes() && !now.writes())
        : before.site() < now.site();
  }

  /** Read-write-read, write-write-read, read-write-write, write-read-write. */
  static boolean isUnserialisable(boolean first, boolean between, boolean second) {
    return between ? !(first && second) : first && second;
  }
}

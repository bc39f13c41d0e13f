package dev.unravel.runtime.memory;

import dev.unravel.runtime.place.SitePairs;
import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.place.Variable;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.Operation;
import jdk.internal.vm.annotation.DontInline;

/**
 * Watches which actions conflict: two threads, one variable, at least one of them changes it. From
 * that come
 *
 * <ul>
 *   <li>a hash of the <i>order</i> of the conflicting actions of an execution. Schedules that
 *       differ only in the order of actions that do not conflict have the same (they are one
 *       Mazurkiewicz trace), and the same outcome;
 *   <li>the sites at which plain accesses race, that is, conflict with nothing that orders them. At
 *       point level {@code races} threads are switched there and at synchronisation, nowhere else;
 *   <li>the {@link SitePairs} that strategies aim at.
 * </ul>
 *
 * <p>Always on, at every point level: looking an object up gives it an identity hash, which the
 * target may come to see, so search and replay must do it alike.
 */
public final class ConflictWatch {
  /** Key of what is not a field or an element: a monitor, an atomic, a queue. */
  private static final int WHOLE = -1;

  /** Key of what views and iterators have in common with the collections behind them. */
  private static final int ELEMENTS = -3;

  /** Of a longer range only elements that somebody has touched are noted one by one. */
  private static final int MOST_NOTED = 1_024;

  private static final VariableTable variables = new VariableTable();
  private static long order;

  /** Stands for the order of everything that pools' workers took, and of the calls before that. */
  private static long taken;

  /** The same for the calls since, in whatever order they came. */
  private static long calls;

  private ConflictWatch() {}

  public static void reset() {
    variables.clear();
    order = 0;
    taken = 0;
    calls = 0;
  }

  /** The same for two executions of one JVM that order their conflicting actions alike. */
  public static long order() {
    return order;
  }

  /** A thread acts. */
  public static void note(ControlledThread t) {
    Operation operation = t.operation;
    if (operation == Operation.READ || operation == Operation.WRITE) {
      access(t, operation == Operation.WRITE);
    } else if (operation != Operation.BEGIN) {
      // Its start has said all that there is to a beginning.
      synchronise(t);
    }
  }

  /** Apart, so that the code of an access stays small: most actions are one. */
  @DontInline
  private static void synchronise(ControlledThread t) {
    switch (t.operation) {
      // A handle of the target names no object: all that is done through them is one variable.
      case COMPARE_AND_SET -> update(t, t.object, accessKey(t));
      case CALL -> {
        if (Sites.isInside(t.site)) {
          // What is called will say itself what it accesses.
          return;
        }
        t.called = t.object;
        if (t.object != null) {
          update(t, t.object, WHOLE);
          elements(t);
        }
        // Any call may hand something to a pool.
        long event = event(t, taken);
        order += event;
        calls += event;
      }
      case LOCK, INIT -> {
        Variable v = variables.of(t.object, WHOLE);
        VectorClocks.acquire(t, v);
        change(t, v, true);
      }
      case UNLOCK -> VectorClocks.release(t, variables.of(t.object, WHOLE));
      case WAIT -> {
        VectorClocks.release(t, variables.of(t.object, WHOLE));
        status(t);
      }
      case JOIN -> {
        ControlledThread joined = Scheduler.byThread.get((Thread) t.object);
        if (joined != null && joined.state == ControlledThread.State.ENDED) {
          VectorClocks.learn(t, joined);
        }
        read(t, joined == null ? variables.of(t.object, WHOLE) : own(joined), true);
        status(t);
      }
      case PARK -> {
        status(t);
        if (t.called != null) {
          // It goes on inside the call that parked.
          update(t, t.called, WHOLE);
        }
      }
      case SLEEP, TIMEOUT -> status(t);
      case INTERRUPT, UNPARK, START -> change(t, variables.of(t.object, WHOLE), true);
      case END -> change(t, own(t), true);
      default -> {}
    }
  }

  /** What a thread's action, which was noted, is about; null if that is no single variable. */
  public static Variable variable(ControlledThread t) {
    return switch (t.operation) {
      case READ, WRITE -> t.index == ControlledThread.RANGE ? null : t.variable;
      case COMPARE_AND_SET, CALL, LOCK, UNLOCK, WAIT -> variables.find(t.object, key(t));
      default -> null;
    };
  }

  /** A choice that is not one between threads. */
  public static void picked(ControlledThread t, int choice) {
    if (t != null) {
      order += event(t, choice + 1);
    }
  }

  /** A pool's worker has taken something to do, or seen that there is nothing. */
  public static void took(ControlledThread t) {
    taken = event(t, taken + calls);
    order += taken;
    calls = 0;
  }

  private static void update(ControlledThread t, Object object, int key) {
    Variable v = variables.of(object, key);
    VectorClocks.acquire(t, v);
    change(t, v, true);
    VectorClocks.release(t, v);
  }

  /**
   * A view or an iterator has the elements of a collection, but nobody here knows of which: its
   * calls conflict with those to any.
   */
  private static void elements(ControlledThread t) {
    if (ConcurrentClasses.isCollection(t.object)) {
      Variable v = variables.of(null, ELEMENTS);
      if (ConcurrentClasses.isPart(t.object.getClass())) {
        change(t, v, true);
      } else {
        read(t, v, true);
      }
    }
  }

  /** A thread that stops or goes on looks at its permit, its interrupt and the time. */
  private static void status(ControlledThread t) {
    read(t, own(t), true);
    if (t.timedOut) {
      order += event(t, 1);
    }
  }

  /** What others do to a thread, and its end. */
  private static Variable own(ControlledThread t) {
    Variable v = t.own;
    if (v == null || v.object != t.thread || v.key != WHOLE) {
      v = t.own = variables.of(t.thread, WHOLE);
    }
    return v;
  }

  /** Whether what two threads are about to do conflicts, as far as their announcements tell. */
  public static boolean between(ControlledThread a, ControlledThread b) {
    boolean aChanges = changes(a.operation);
    boolean bChanges = changes(b.operation);
    return a.object == b.object
        && (aChanges || bChanges)
        && (aChanges || a.operation == Operation.READ)
        && (bChanges || b.operation == Operation.READ)
        && (key(a) == key(b) || overlap(a, b));
  }

  private static boolean overlap(ControlledThread a, ControlledThread b) {
    return key(a) < end(b) && key(b) < end(a);
  }

  /** The key behind the last that a thread is about to access. */
  private static int end(ControlledThread t) {
    return isAccess(t) && t.index == ControlledThread.RANGE ? t.rangeTo : key(t) + 1;
  }

  /** The site of the last change of what a thread is about to look at, or -1. */
  public static int lastWrite(ControlledThread t) {
    return switch (t.operation) {
      case READ, COMPARE_AND_SET, CALL, LOCK -> {
        Variable v = variables.find(t.object, key(t));
        yield v == null || v.writer < 0 ? -1 : v.writeSite;
      }
      default -> -1;
    };
  }

  private static boolean changes(Operation operation) {
    return operation == Operation.WRITE
        || operation == Operation.LOCK
        || operation == Operation.CALL
        || operation == Operation.COMPARE_AND_SET
        || operation == Operation.INIT;
  }

  private static boolean isAccess(ControlledThread t) {
    return t.operation == Operation.READ || t.operation == Operation.WRITE;
  }

  /** Of several elements the first. */
  private static int key(ControlledThread t) {
    if (!isAccess(t) && t.operation != Operation.COMPARE_AND_SET) {
      return WHOLE;
    }
    return t.index == ControlledThread.RANGE ? t.rangeFrom : accessKey(t);
  }

  private static int accessKey(ControlledThread t) {
    int variable = Sites.variable(t.site);
    return t.index >= 0 ? t.index : variable > 0 ? variable : unnamed(t);
  }

  /** Where the site does not tell the field. */
  private static int unnamed(ControlledThread t) {
    return Sites.isHandled(t.site) && t.field > 0 ? t.field : WHOLE;
  }

  private static void access(ControlledThread t, boolean writes) {
    int key = accessKey(t);
    Variable v = t.variable;
    if (v == null || v.object != t.object || v.key != key) {
      if (t.index == ControlledThread.RANGE) {
        range(t, writes);
        return;
      }
      v = t.variable = variables.of(t.object, key);
    }
    if (Sites.isPlain(t.site)) {
      plain(t, v, writes);
    } else if (writes) {
      change(t, v, true);
      VectorClocks.release(t, v);
    } else {
      VectorClocks.acquire(t, v);
      read(t, v, true);
    }
  }

  /** Many elements at once. Apart, for the same reason. */
  @DontInline
  private static void range(ControlledThread t, boolean writes) {
    if (t.rangeTo - t.rangeFrom <= MOST_NOTED) {
      for (int i = t.rangeFrom; i < t.rangeTo; i++) {
        plain(t, variables.of(t.object, i), writes);
      }
      return;
    }
    plain(t, variables.ofRest(t.object), writes);
    for (int i = 0; i < variables.size(); i++) {
      Variable v = variables.get(i);
      if (v.object == t.object && v.key >= t.rangeFrom && v.key < t.rangeTo) {
        plain(t, v, writes);
      }
    }
  }

  private static void plain(ControlledThread t, Variable v, boolean writes) {
    if (writes) {
      change(t, v, false);
    } else {
      read(t, v, false);
    }
  }

  private static void read(ControlledThread t, Variable v, boolean synchronises) {
    long event = event(t, v.writeOrder);
    v.readOrder += event;
    order += event;
    clash(t, v.writer, v.writeTime, v.writeSite, synchronises);
    int time = t.time;
    if (v.reader < 0 || VectorClocks.knows(t, v.reader, v.readTime)) {
      v.reader = t.id;
      v.readTime = time;
      v.readSite = t.site;
    } else {
      v.otherReader = t.id;
      v.otherReadTime = time;
      v.otherReadSite = t.site;
    }
  }

  private static void change(ControlledThread t, Variable v, boolean synchronises) {
    long event = event(t, v.writeOrder + v.readOrder);
    order += event;
    clash(t, v.writer, v.writeTime, v.writeSite, synchronises);
    clash(t, v.reader, v.readTime, v.readSite, synchronises);
    clash(t, v.otherReader, v.otherReadTime, v.otherReadSite, synchronises);
    v.writeOrder = event;
    v.readOrder = 0;
    v.writer = t.id;
    v.writeTime = t.time;
    v.writeSite = t.site;
    v.reader = -1;
    v.otherReader = -1;
  }

  /** Notes the pair of sites if the thread's action conflicts with one of before. */
  private static void clash(
      ControlledThread t, int other, int time, int site, boolean synchronises) {
    if (!SitePairs.isKnown(site, t.site)
        && other >= 0
        && other != t.id
        && (synchronises || !VectorClocks.knows(t, other, time))) {
      SitePairs.add(site, t.site);
    }
  }

  /**
   * A number for this action of this thread after what happened to the variable before. Orders of
   * several workers are counted together, so it must not depend on how one JVM numbers its sites.
   */
  private static long event(ControlledThread t, long before) {
    long x = before + ((long) t.id << 40) + ((long) ++t.events << 20);
    x += Sites.stableHash(t.site) * 0x2545F4914F6CDD1DL;
    x = (x ^ (x >>> 32)) * 0x9E3779B97F4A7C15L;
    x = (x ^ (x >>> 29)) * 0xBF58476D1CE4E5B9L;
    return x ^ (x >>> 32);
  }
}

package dev.unravel.runtime.memory;

import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Ending;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.Operation;

/**
 * The uses of each step of an execution, a step being all that a thread does from one choice of the
 * strategy to the next: variables, monitors, the status of threads, what java.util.concurrent
 * keeps, the clock. Two steps of which neither changes what the other uses, and of which neither
 * decides whether the other can be taken, may be exchanged, and nobody can tell. Whatever cannot be
 * named counts as used by everybody.
 *
 * <p>Recorded only for a strategy that asks for it, see {@code Strategy.asksForUses}. A use is an
 * object's number, a key, and a mode.
 */
public final class StepUses {
  /** Whether the agent has put hooks into java.util.concurrent that tell what it uses. */
  public static boolean woven;

  /** Whether this execution is recorded. */
  public static boolean on;

  // Modes.
  public static final byte READ = 0;
  public static final byte WRITE = 1;

  /** A monitor is taken: not before whoever has it gives it back. */
  public static final byte ACQUIRE = 2;

  public static final byte RELEASE = 3;

  /** It can happen only after the last change, but also before the last acquisition. */
  public static final byte LOOK = 4;

  /** The next step of a thread, whose number is the key, is made possible. */
  public static final byte FREES = 5;

  /** The same, by something that it waited for; it is another step than it would have been. */
  public static final byte WAKES = 6;

  /** The next step of a thread was possible and is no more, or is another. */
  public static final byte STOPS = 7;

  /** The thread is about to take a monitor. */
  public static final byte WANTS = 8;

  // Objects that are none.
  public static final int ALL = 0;
  public static final int HIDDEN = 1;
  public static final int CLOCK = 2;
  public static final int THREADS = 3;
  public static final int USERS = 4;
  public static final int MEMORY = 5;
  public static final int STATICS = 6;
  public static final int FORKS = 7;
  public static final int CLASSES = 8;

  /** What a step does to the next steps of others. */
  public static final int CHANGES = 9;

  public static final int FIRST_OBJECT = 16;

  // Keys of what is no field or element. Above and with ANY: memory.
  public static final int ANY = -8;
  public static final int MONITOR = -11;
  public static final int WAIT_SET = -12;
  public static final int FLAG = -13;
  public static final int PERMIT = -14;
  public static final int STATUS = -15;
  public static final int STARTED = -16;
  public static final int KNOWN = -17;

  private static final int MOST_ELEMENTS = 64;
  private static final String CONCURRENT = "java.util.concurrent.";
  private static final String FORK_JOIN = "java.util.concurrent.ForkJoin";
  private static final String ATOMIC = "java.util.concurrent.atomic.";

  private static boolean daemons;

  private StepUses() {}

  /** An execution begins. */
  public static void reset(boolean record) {
    on = record;
    StepLog.clear();
    daemons = false;
  }

  // ---- what the runtime notes

  /** Something that has a number of its own. */
  public static void note(int what, byte mode) {
    if (isRecording()) {
      StepLog.add(what, 0, mode);
    }
  }

  /** What a class's state is, by its number. */
  public static void noteClass(int id, byte mode) {
    if (isRecording()) {
      StepLog.add(CLASSES, id, mode);
    }
  }

  /** Part of an object. */
  public static void note(Object object, int key, byte mode) {
    if (isRecording() && object != null) {
      StepLog.add(StepLog.number(object), key, mode);
    }
  }

  /** A part of a thread that it is asked about, or told. */
  public static void note(ControlledThread t, int key, byte mode) {
    note(t.thread, key, mode);
  }

  /** What others can do to the next step of a thread; who acts is the last to have been chosen. */
  public static void change(ControlledThread t, byte mode) {
    if (on && !Ending.over && StepLog.actor() >= 0 && StepLog.actor() != t.id) {
      StepLog.add(CHANGES, t.id, mode);
    }
  }

  /** java.util.concurrent uses what it keeps, or a handle is used, maybe not by the target. */
  public static void inside(Object object, byte mode) {
    ControlledThread c = Scheduler.threadCount == 1 ? null : Control.current();
    if (c == null || c.killed || c.quiet > 0 || Ending.over) {
      return;
    }
    if (object == null) {
      StepLog.add(STATICS, ANY, mode);
      return;
    }
    StepLog.add(StepLog.number(object), ANY, mode);
    if (isForkJoin(object)) {
      // Its queues are read without anything that could be seen.
      StepLog.add(FORKS, 0, WRITE);
    }
  }

  /** The next step is one that comes only since nobody can act. */
  public static void force() {
    StepLog.force();
  }

  /** A thread steps back. */
  public static void stepsBack() {
    StepLog.spin();
  }

  /** A thread is entered. */
  public static void entered(ControlledThread t) {
    daemons |= t.daemon;
  }

  /** A thread acts. */
  public static void acted(ControlledThread t) {
    if (Scheduler.threadCount == 1) {
      return;
    }
    switch (t.operation) {
      case READ, WRITE, COMPARE_AND_SET -> access(t);
      case CALL -> {
        StepLog.add(StepLog.number(t.thread), FLAG, WRITE);
        call(t.object);
      }
      case PARK, SLEEP, WAIT -> {
        StepLog.add(StepLog.number(t.thread), FLAG, WRITE);
        hideUnlessWoven();
      }
      case JOIN -> {
        StepLog.add(StepLog.number(t.thread), FLAG, WRITE);
        join(t);
      }
      case END -> {
        StepLog.add(StepLog.number(t.thread), STATUS, WRITE);
        if (daemons && !t.daemon) {
          StepLog.add(USERS, 0, WRITE);
        }
      }
      default -> {}
    }
  }

  /** A thread that is interrupted, or whose time is up, sees that the other has not ended. */
  private static void join(ControlledThread t) {
    boolean ended = t.joining == null || t.joining.state == ControlledThread.State.ENDED;
    note(t.object, STATUS, ended ? LOOK : READ);
  }

  private static void call(Object object) {
    hideUnlessWoven();
    if (object != null && !object.getClass().getName().startsWith(CONCURRENT)) {
      StepLog.add(StepLog.number(object), ANY, WRITE);
    } else if (object != null && isForkJoin(object)) {
      StepLog.add(FORKS, 0, WRITE);
    }
  }

  private static void hideUnlessWoven() {
    if (!woven) {
      StepLog.add(HIDDEN, 0, WRITE);
    }
  }

  private static void access(ControlledThread t) {
    byte mode = t.operation == Operation.READ ? READ : WRITE;
    Object object = t.object;
    if (t.site == Sites.STATUS || t.site == Sites.STATUS_INSIDE) {
      // To look at the own flag may clear it.
      int number = StepLog.number(object);
      StepLog.add(number, FLAG, WRITE);
      StepLog.add(number, STATUS, READ);
      return;
    }
    int number = object == null ? STATICS : StepLog.number(object);
    if (object != null && HiddenContents.areIn(object)) {
      StepLog.add(number, ANY, WRITE);
      return;
    }
    if (t.index == ControlledThread.RANGE && t.operation != Operation.COMPARE_AND_SET) {
      range(number, t, mode);
    } else if (t.index >= 0) {
      StepLog.add(number, t.index, mode);
    } else if (Sites.variable(t.site) > 0) {
      StepLog.add(number, Sites.variable(t.site), mode);
    } else if (object != null && object.getClass().getName().startsWith(ATOMIC)) {
      // An updater names no object; where the update is done does.
      StepLog.add(number, ANY, isUpdater(object) ? READ : mode);
      if (isUpdater(object) && !woven) {
        StepLog.add(MEMORY, 0, mode);
      } else if (fillsHolder(object, t.site)) {
        StepLog.add(MEMORY, 0, WRITE);
      }
    } else if (!woven || !isHandle(t.site)) {
      StepLog.add(MEMORY, 0, mode);
    }
  }

  private static void range(int number, ControlledThread t, byte mode) {
    if (t.rangeTo - t.rangeFrom > MOST_ELEMENTS) {
      StepLog.add(number, ANY, mode);
      return;
    }
    for (int i = t.rangeFrom; i < t.rangeTo; i++) {
      StepLog.add(number, i, mode);
    }
  }

  private static boolean isUpdater(Object atomic) {
    return atomic.getClass().getName().indexOf("FieldUpdater") > 0;
  }

  /** Whether it puts its stamp or mark into an array of the target, unseen. */
  private static boolean fillsHolder(Object atomic, int site) {
    String name = atomic.getClass().getName();
    return (name.endsWith("StampedReference") || name.endsWith("MarkableReference"))
        && Sites.get(site).member().equals("get");
  }

  /** Whether the next instruction tells of the object itself. */
  private static boolean isHandle(int site) {
    String owner = Sites.get(site).owner();
    return owner.equals("java/lang/invoke/VarHandle") || owner.equals("java.lang.invoke.VarHandle");
  }

  private static boolean isForkJoin(Object object) {
    Class<?> type = object.getClass();
    while (type.isArray()) {
      type = type.getComponentType();
    }
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      if (c.getName().startsWith(FORK_JOIN)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isRecording() {
    ControlledThread c = Scheduler.running;
    return on && !Ending.over && Scheduler.threadCount > 1 && (c == null || c.quiet == 0);
  }
}

package dev.unravel.runtime.hooks;

import dev.unravel.runtime.init.HandledClasses;
import dev.unravel.runtime.jvm.ArrayLayout;
import dev.unravel.runtime.jvm.Kill;
import dev.unravel.runtime.jvm.StackProbe;
import dev.unravel.runtime.memory.ConcurrentClasses;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.values.HandledFields;
import dev.unravel.trace.Operation;
import java.lang.invoke.VarHandle;
import jdk.internal.misc.Unsafe;

/**
 * What java.util.concurrent calls where it has points of its own: before each access of a field, an
 * element or a static field, be it by an instruction, a handle or Unsafe. Every object counts,
 * whoever made it: nodes and tables are what such code is about.
 *
 * <p>A thread that is left over when the execution ends is not unwound here. It may be in the
 * middle of changing something that the JDK keeps for longer, so it goes on undisturbed until it
 * returns to the target or blocks.
 */
public final class InsideHooks {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** Accesses after which a left-over thread seems to wait for somebody who will never come. */
  private static final int MOST_LEFT_OVER = 10_000;

  /** Whether the agent has put these hooks in. */
  public static boolean on;

  private InsideHooks() {}

  /** The target calls java.util.concurrent: an action to be seen in traces, but no choice. */
  public static void call(Object receiver, int site) {
    ControlledThread c = Scheduler.threadCount == 1 ? null : Hooks.atPoint();
    if (c != null) {
      Scheduler.mark(c, Operation.CALL, site, receiver);
    }
  }

  /** A call on an interface that a class of java.util.concurrent may stand behind. */
  public static void callIfConcurrent(Object receiver, int site) {
    if (receiver != null && ConcurrentClasses.contains(receiver.getClass())) {
      call(receiver, site);
    }
  }

  public static void read(Object object, int site) {
    access(Operation.READ, object, -1, site);
  }

  public static void write(Object object, int site) {
    access(Operation.WRITE, object, -1, site);
  }

  public static void readStatic(int site) {
    access(Operation.READ, null, -1, site);
  }

  public static void writeStatic(int site) {
    access(Operation.WRITE, null, -1, site);
  }

  public static void readArray(Object array, int index, int site) {
    access(Operation.READ, array, index, site);
  }

  public static void writeArray(Object array, int index, int site) {
    access(Operation.WRITE, array, index, site);
  }

  // ---- through a handle; the object is null for a static field, the index -1 for any field

  public static void readHandle(VarHandle handle, Object object, int index, int site) {
    handled(Operation.READ, handle, object, index, site);
  }

  public static void writeHandle(VarHandle handle, Object object, int index, int site) {
    handled(Operation.WRITE, handle, object, index, site);
  }

  public static void updateHandle(VarHandle handle, Object object, int index, int site) {
    handled(Operation.COMPARE_AND_SET, handle, object, index, site);
  }

  private static void handled(
      Operation operation, VarHandle handle, Object object, int index, int site) {
    if (object == null && index < 0 && handle != null) {
      ControlledThread user = acting();
      if (user != null) {
        HandledClasses.use(user, handle, site);
      }
    }
    ControlledThread c = Scheduler.threadCount == 1 ? null : acting();
    if (c != null) {
      c.field = index >= 0 ? 0 : HandledFields.of(handle, object, site);
      point(c, operation, object, index, site);
    }
  }

  // ---- through Unsafe

  public static void readUnsafe(Object object, long offset, int site) {
    unsafe(Operation.READ, object, offset, site);
  }

  public static void writeUnsafe(Object object, long offset, int site) {
    unsafe(Operation.WRITE, object, offset, site);
  }

  public static void updateUnsafe(Object object, long offset, int site) {
    unsafe(Operation.COMPARE_AND_SET, object, offset, site);
  }

  private static void unsafe(Operation operation, Object object, long offset, int site) {
    ControlledThread c = Scheduler.threadCount == 1 || object == null ? null : acting();
    if (c == null) {
      return;
    }
    Class<?> type = object.getClass();
    int index = -1;
    if (object instanceof Class<?> owner) {
      // The fields of a class object itself are the JVM's business: these are its static ones.
      c.field = HandledFields.ofStatic(owner, offset);
      point(c, operation, null, index, site);
      return;
    }
    if (type.isArray()) {
      index = (int) ((offset - ArrayLayout.base(type)) / UNSAFE.arrayIndexScale(type));
    } else {
      c.field = HandledFields.of(type, offset);
    }
    point(c, operation, object, index, site);
  }

  private static void access(Operation operation, Object object, int index, int site) {
    ControlledThread c = Scheduler.threadCount == 1 ? null : acting();
    if (c != null) {
      point(c, operation, object, index, site);
    }
  }

  static void point(ControlledThread c, Operation operation, Object object, int index, int site) {
    c.index = index;
    StackProbe.nowAndThen(++c.points);
    try {
      Scheduler.point(c, operation, site, object);
    } catch (Kill over) {
      if (!c.killed) {
        throw over;
      }
    }
  }

  /** The calling thread if its operations are points, else null. */
  private static ControlledThread acting() {
    ControlledThread c = Control.current();
    if (c == null || c.quiet > 0) {
      return null;
    }
    if (c.killed) {
      if (++c.leftOver > MOST_LEFT_OVER) {
        Control.unwind(c);
      }
      return null;
    }
    return c;
  }
}

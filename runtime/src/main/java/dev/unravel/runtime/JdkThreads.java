package dev.unravel.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.time.Duration;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/**
 * Reaches the parts of {@code java.lang.Thread} and {@code VirtualThread} that a thread needs to
 * live without the JVM having started it. Exists from JDK 21 on; before, only {@link #isVirtual} is
 * called.
 */
final class JdkThreads {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  // Values of Thread's status field, as the JVM sets them.
  private static final int STATUS_RUNNABLE = 5;
  private static final int STATUS_TERMINATED = 2;

  private static final Class<?> VIRTUAL = classOrNull("java.lang.VirtualThread");
  private static final MethodHandle START = privateMethod(Thread.class, "start0");
  private static final MethodHandle SUBMIT =
      VIRTUAL == null ? null : privateMethod(VIRTUAL, "submitRunContinuation");
  private static final MethodHandle JOIN = joinWithDuration();
  private static final MethodHandle NOTIFY_START = notification("notifyJvmtiStart");
  private static final MethodHandle NOTIFY_END = notification("notifyJvmtiEnd");
  private static final MethodHandle SET_CURRENT;
  private static final MethodHandle DISPATCH_UNCAUGHT;
  private static final MethodHandle EXIT;
  private static final MethodHandle AFTER_DONE;
  private static final VarHandle TARGET;
  private static final VarHandle CONTINUATION;
  private static final long HOLDER;
  private static final long STATUS;

  static {
    MethodHandle setCurrent = null;
    MethodHandle dispatch = null;
    MethodHandle exit = null;
    MethodHandle afterDone = null;
    VarHandle target = null;
    VarHandle continuation = null;
    long holder = -1;
    long status = -1;
    if (VIRTUAL != null) {
      try {
        MethodHandles.Lookup threads =
            MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup());
        setCurrent =
            threads.findVirtual(
                Thread.class, "setCurrentThread", MethodType.methodType(void.class, Thread.class));
        dispatch =
            threads.findVirtual(
                Thread.class,
                "dispatchUncaughtException",
                MethodType.methodType(void.class, Throwable.class));
        exit = threads.findVirtual(Thread.class, "exit", MethodType.methodType(void.class));
        MethodHandles.Lookup virtual =
            MethodHandles.privateLookupIn(VIRTUAL, MethodHandles.lookup());
        Class<?> type = Class.forName("jdk.internal.vm.Continuation");
        continuation = virtual.findVarHandle(VIRTUAL, "cont", type);
        target =
            MethodHandles.privateLookupIn(type, MethodHandles.lookup())
                .findVarHandle(type, "target", Runnable.class);
        afterDone = virtual.findVirtual(VIRTUAL, "afterDone", MethodType.methodType(void.class));
        holder = UNSAFE.objectFieldOffset(Thread.class, "holder");
        status =
            UNSAFE.objectFieldOffset(Class.forName("java.lang.Thread$FieldHolder"), "threadStatus");
      } catch (ReflectiveOperationException | InternalError unknownJdk) {
        throw new IllegalStateException(
            "this JDK keeps its threads in a way that is not known: " + unknownJdk, unknownJdk);
      }
    }
    SET_CURRENT = setCurrent;
    DISPATCH_UNCAUGHT = dispatch;
    EXIT = exit;
    AFTER_DONE = afterDone;
    TARGET = target;
    CONTINUATION = continuation;
    HOLDER = holder;
    STATUS = status;
  }

  private JdkThreads() {}

  /** Called before anything is hooked: the JDK starts a thread while it loads its virtual ones. */
  static void load() {}

  static boolean isVirtual(Thread thread) {
    return VIRTUAL != null && thread.getClass() == VIRTUAL;
  }

  /** Starts a thread as the JDK would, without us. */
  static void reallyStart(Thread thread) {
    try {
      (isVirtual(thread) ? SUBMIT : START).invoke(thread);
    } catch (RuntimeException | Error thrown) {
      throw thrown;
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  static boolean reallyJoin(Thread thread, Duration wait) throws InterruptedException {
    try {
      return (boolean) JOIN.invoke(thread, wait);
    } catch (InterruptedException | RuntimeException thrown) {
      throw thrown;
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** What a virtual thread that is not ours tells the JVM when it starts and ends. */
  static void reallyNotify(Thread thread, boolean start) {
    try {
      (start ? NOTIFY_START : NOTIFY_END).invoke(thread);
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  /**
   * Makes {@code Thread.currentThread()} on an OS thread say what we want.
   *
   * <p>Never inlined: C2 compiles the call to an intrinsic whose store loses other stores around it
   * when it is part of a larger method (seen on JDK 25: {@link Scheduler#running} kept its old
   * value). The JVM heeds the annotation on classes of the bootstrap loader.
   */
  @DontInline
  static void setCurrent(Thread carrier, Thread current) {
    try {
      SET_CURRENT.invokeExact(carrier, current);
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  static void markStarted(Thread thread) {
    if (!isVirtual(thread)) {
      setStatus(thread, STATUS_RUNNABLE);
    }
  }

  /** Runs a thread's body the way the JVM would, with its uncaught exceptions. */
  static void runBody(ControlledThread t) {
    Thread thread = t.thread;
    try {
      if (isVirtual(thread)) {
        ((Runnable) TARGET.get(CONTINUATION.get(thread))).run();
      } else {
        thread.run();
      }
    } catch (Kill unwound) {
      throw unwound;
    } catch (Throwable uncaught) {
      try {
        DISPATCH_UNCAUGHT.invoke(thread, uncaught);
      } catch (Kill unwound) {
        throw unwound;
      } catch (Throwable ignoredAsTheJvmDoes) {
        // The JVM ignores what a handler throws.
      }
    }
    retire(thread);
  }

  private static void retire(Thread thread) {
    try {
      if (isVirtual(thread)) {
        AFTER_DONE.invoke(thread);
      } else {
        EXIT.invoke(thread);
        setStatus(thread, STATUS_TERMINATED);
      }
    } catch (Kill unwound) {
      throw unwound;
    } catch (Throwable ignoredAsTheJvmDoes) {
      // Thread.exit may throw StructureViolationException; the thread is gone all the same.
    }
  }

  private static void setStatus(Thread thread, int status) {
    UNSAFE.putIntVolatile(UNSAFE.getReference(thread, HOLDER), STATUS, status);
  }

  private static MethodHandle joinWithDuration() {
    try {
      return MethodHandles.lookup()
          .findVirtual(Thread.class, "join", MethodType.methodType(boolean.class, Duration.class));
    } catch (ReflectiveOperationException olderJdk) {
      return null;
    }
  }

  private static MethodHandle notification(String name) {
    return VIRTUAL == null ? null : privateMethod(VIRTUAL, name);
  }

  private static MethodHandle privateMethod(Class<?> type, String name) {
    try {
      return MethodHandles.privateLookupIn(type, MethodHandles.lookup())
          .findVirtual(type, name, MethodType.methodType(void.class));
    } catch (ReflectiveOperationException unknownJdk) {
      throw new IllegalStateException(
          "this JDK keeps its threads in a way that is not known: " + unknownJdk, unknownJdk);
    }
  }

  private static Class<?> classOrNull(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException older) {
      return null;
    }
  }
}

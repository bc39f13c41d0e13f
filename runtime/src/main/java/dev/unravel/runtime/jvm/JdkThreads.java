package dev.unravel.runtime.jvm;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.time.Duration;
import jdk.internal.misc.InnocuousThread;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/**
 * Reaches the parts of {@code java.lang.Thread} that a thread needs to live without the JVM having
 * started it. For virtual threads see {@link VirtualThreads}.
 */
public final class JdkThreads {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long ID = UNSAFE.objectFieldOffset(Thread.class, "tid");
  private static final long INTERRUPTED = UNSAFE.objectFieldOffset(Thread.class, "interrupted");

  // Values of Thread's status field, as the JVM sets them.
  private static final int STATUS_RUNNABLE = 5;
  private static final int STATUS_TERMINATED = 2;
  private static final int PARKED = 0x200;

  private static final MethodHandle START = method("start0");
  private static final MethodHandle EXIT = method("exit");
  private static final MethodHandle DISPATCH_UNCAUGHT =
      method("dispatchUncaughtException", Throwable.class);
  private static final MethodHandle SET_CURRENT = methodOrNull("setCurrentThread", Thread.class);
  private static final MethodHandle SET_SCOPED_CACHE = setScopedValueCache();
  private static final MethodHandle JOIN = joinWithDuration();

  /** Whether {@link #setCurrent} works: from JDK 21 on. */
  public static final boolean CAN_SET_CURRENT = SET_CURRENT != null;

  /** Where the status lies: in an object of its own from JDK 19 on. */
  private static final long HOLDER = offsetOrMinusOne(Thread.class, "holder");

  private static final long STATUS =
      HOLDER < 0
          ? UNSAFE.objectFieldOffset(Thread.class, "threadStatus")
          : UNSAFE.objectFieldOffset(holderClass(), "threadStatus");

  private JdkThreads() {}

  /** The id, whatever a subclass says it is. */
  public static long id(Thread thread) {
    return UNSAFE.getLong(thread, ID);
  }

  public static boolean isInterrupted(Thread thread) {
    return UNSAFE.getBooleanVolatile(thread, INTERRUPTED);
  }

  public static void setInterrupted(Thread thread, boolean value) {
    UNSAFE.putBooleanVolatile(thread, INTERRUPTED, value);
  }

  public static void setId(Thread thread, long id) {
    UNSAFE.putLong(thread, ID, id);
  }

  /** Called before anything is hooked: the JDK starts a thread while it loads its virtual ones. */
  public static void load() {
    VirtualThreads.load();
  }

  /**
   * Whether a thread is one of the JDK's that wait for objects to become unreachable. The garbage
   * collector wakes it up, so it blocks for real, and acts when no schedule could say.
   */
  public static boolean isCleaner(Thread thread) {
    return thread instanceof InnocuousThread && thread.getName().startsWith("Cleaner-");
  }

  /** Starts a thread as the JDK would, without us. */
  public static void reallyStart(Thread thread) {
    if (VirtualThreads.isVirtual(thread)) {
      VirtualThreads.reallySubmit(thread);
      return;
    }
    try {
      START.invoke(thread);
    } catch (RuntimeException | Error thrown) {
      throw thrown;
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  public static boolean reallyJoin(Thread thread, Duration wait) throws InterruptedException {
    try {
      return (boolean) JOIN.invoke(thread, wait);
    } catch (InterruptedException | RuntimeException thrown) {
      throw thrown;
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  /**
   * Makes {@code Thread.currentThread()} on an OS thread say what we want.
   *
   * <p>Never inlined: C2 compiles the call to an intrinsic whose store loses other stores around it
   * when it is part of a larger method (seen on JDK 25: {@code Scheduler.running} kept its old
   * value). The JVM heeds the annotation on classes of the bootstrap loader.
   */
  @DontInline
  public static void setCurrent(Thread carrier, Thread current) {
    try {
      SET_CURRENT.invokeExact(carrier, current);
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** A carrier takes another thread: scoped values that it has looked up belong to the last one. */
  public static void clearScopedValues() {
    if (SET_SCOPED_CACHE != null) {
      try {
        SET_SCOPED_CACHE.invokeExact((Object[]) null);
      } catch (Throwable impossible) {
        throw new AssertionError(impossible);
      }
    }
  }

  public static void markStarted(Thread thread) {
    if (!VirtualThreads.isVirtual(thread)) {
      setStatus(thread, STATUS_RUNNABLE);
    }
  }

  /** Runs a thread's body the way the JVM would, with its uncaught exceptions. */
  public static void runBody(Thread thread) {
    try {
      if (VirtualThreads.isVirtual(thread)) {
        VirtualThreads.body(thread).run();
      } else {
        thread.run();
      }
    } catch (Kill unwound) {
      throw unwound;
    } catch (Throwable uncaught) {
      dispatch(thread, uncaught);
    }
    retire(thread);
  }

  private static void dispatch(Thread thread, Throwable uncaught) {
    try {
      DISPATCH_UNCAUGHT.invoke(thread, uncaught);
    } catch (Kill unwound) {
      throw unwound;
    } catch (Throwable ignoredAsTheJvmDoes) {
      // The JVM ignores what a handler throws.
    }
  }

  private static void retire(Thread thread) {
    try {
      if (VirtualThreads.isVirtual(thread)) {
        VirtualThreads.retire(thread);
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

  /** Whether the JVM has parked a thread that it has started. */
  public static boolean isParked(Thread thread) {
    Object holder = HOLDER < 0 ? thread : UNSAFE.getReference(thread, HOLDER);
    return (UNSAFE.getIntVolatile(holder, STATUS) & PARKED) != 0;
  }

  private static void setStatus(Thread thread, int status) {
    Object holder = HOLDER < 0 ? thread : UNSAFE.getReference(thread, HOLDER);
    // Whoever looks next was given control, which orders it after this.
    UNSAFE.putIntRelease(holder, STATUS, status);
  }

  private static MethodHandle method(String name, Class<?>... parameters) {
    MethodHandle found = methodOrNull(name, parameters);
    if (found == null) {
      throw new IllegalStateException("this JDK's threads are not known: no " + name);
    }
    return found;
  }

  private static MethodHandle methodOrNull(String name, Class<?>... parameters) {
    return privateMethod(Thread.class, name, parameters);
  }

  /** A method without result, whoever may call it; null if there is none. */
  static MethodHandle privateMethod(Class<?> type, String name, Class<?>... parameters) {
    try {
      return MethodHandles.privateLookupIn(type, MethodHandles.lookup())
          .findVirtual(type, name, MethodType.methodType(void.class, parameters));
    } catch (ReflectiveOperationException none) {
      return null;
    }
  }

  private static MethodHandle setScopedValueCache() {
    try {
      return MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup())
          .findStatic(
              Thread.class,
              "setScopedValueCache",
              MethodType.methodType(void.class, Object[].class));
    } catch (ReflectiveOperationException olderJdk) {
      return null;
    }
  }

  private static MethodHandle joinWithDuration() {
    try {
      return MethodHandles.lookup()
          .findVirtual(Thread.class, "join", MethodType.methodType(boolean.class, Duration.class));
    } catch (ReflectiveOperationException olderJdk) {
      return null;
    }
  }

  private static long offsetOrMinusOne(Class<?> type, String field) {
    try {
      return UNSAFE.objectFieldOffset(type, field);
    } catch (InternalError none) {
      return -1;
    }
  }

  private static Class<?> holderClass() {
    try {
      return Class.forName("java.lang.Thread$FieldHolder");
    } catch (ClassNotFoundException unknownJdk) {
      throw new IllegalStateException("this JDK's threads are not known", unknownJdk);
    }
  }
}

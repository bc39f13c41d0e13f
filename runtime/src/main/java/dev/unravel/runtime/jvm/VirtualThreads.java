package dev.unravel.runtime.jvm;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Reaches the parts of {@code java.lang.VirtualThread}, which there is from JDK 21 on. */
public final class VirtualThreads {
  private static final Class<?> VIRTUAL = virtualOrNull();
  private static final MethodHandle SUBMIT = method("submitRunContinuation");
  private static final MethodHandle AFTER_DONE = method("afterDone");
  private static final MethodHandle NOTIFY_START = method("notifyJvmtiStart");
  private static final MethodHandle NOTIFY_END = method("notifyJvmtiEnd");
  private static final VarHandle CONTINUATION = field(VIRTUAL, "cont", continuation());
  private static final VarHandle TARGET = field(continuation(), "target", Runnable.class);

  private VirtualThreads() {}

  static void load() {}

  static boolean isVirtual(Thread thread) {
    return VIRTUAL != null && thread.getClass() == VIRTUAL;
  }

  /** What its continuation would run. */
  static Runnable body(Thread thread) {
    return (Runnable) TARGET.get(CONTINUATION.get(thread));
  }

  /** Ends it for those who look at its state. */
  static void retire(Thread thread) {
    invoke(AFTER_DONE, thread);
  }

  /** Starts it as the JDK would, without us. */
  static void reallySubmit(Thread thread) {
    invoke(SUBMIT, thread);
  }

  /** What a virtual thread that is not ours tells the JVM when it starts and ends. */
  public static void reallyNotify(Thread thread, boolean start) {
    invoke(start ? NOTIFY_START : NOTIFY_END, thread);
  }

  private static void invoke(MethodHandle method, Thread thread) {
    try {
      method.invoke(thread);
    } catch (RuntimeException | Error thrown) {
      throw thrown;
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static MethodHandle method(String name) {
    return VIRTUAL == null ? null : JdkThreads.privateMethod(VIRTUAL, name);
  }

  private static VarHandle field(Class<?> owner, String name, Class<?> type) {
    if (VIRTUAL == null) {
      return null;
    }
    try {
      return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
          .findVarHandle(owner, name, type);
    } catch (ReflectiveOperationException unknownJdk) {
      throw new IllegalStateException("this JDK's virtual threads are not known", unknownJdk);
    }
  }

  private static Class<?> virtualOrNull() {
    return classOrNull("java.lang.VirtualThread");
  }

  private static Class<?> continuation() {
    return classOrNull("jdk.internal.vm.Continuation");
  }

  private static Class<?> classOrNull(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException older) {
      return null;
    }
  }
}

package dev.unravel.runtime.backend;

import dev.unravel.runtime.jvm.JdkThreads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.Continuation;
import jdk.internal.vm.ContinuationScope;

/**
 * A continuation that is entered and left by what the JDK's own {@code run} and {@code yield} come
 * down to. These guard against two carriers that mount one continuation at a time, and keep track
 * of continuations inside continuations; that is a quarter of a switch, and here there is neither:
 * at most one carrier runs, and none of ours is mounted on another.
 */
public final class Coroutine extends Continuation {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final ContinuationScope SCOPE = new ContinuationScope("unravel");
  private static final MethodHandle ENTER =
      find("enterSpecial", void.class, Continuation.class, boolean.class, boolean.class);
  private static final MethodHandle LEAVE = find("doYield", int.class);

  private boolean entered;

  Coroutine(Runnable body) {
    super(SCOPE, body);
  }

  /** Whether this JDK has what it takes. */
  public static boolean usable() {
    return ENTER != null && LEAVE != null;
  }

  /** Goes on with it on the calling carrier until it leaves or ends. */
  void mount() {
    boolean goesOn = entered;
    entered = true;
    // What the thread before has looked up.
    JdkThreads.clearScopedValues();
    try {
      ENTER.invokeExact((Continuation) this, goesOn, false);
    } catch (RuntimeException | Error thrown) {
      throw thrown;
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
    UNSAFE.storeFence();
  }

  /**
   * Called inside one: returns to whoever has mounted it.
   *
   * @return true when it is mounted again; false, at once, if there is a native frame on its stack
   */
  static boolean leave() {
    int pinned;
    try {
      pinned = (int) LEAVE.invokeExact();
    } catch (RuntimeException | Error thrown) {
      throw thrown;
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
    UNSAFE.storeFence();
    return pinned == 0;
  }

  private static MethodHandle find(String name, Class<?> result, Class<?>... parameters) {
    try {
      return MethodHandles.privateLookupIn(Continuation.class, MethodHandles.lookup())
          .findStatic(Continuation.class, name, MethodType.methodType(result, parameters));
    } catch (ReflectiveOperationException unknownJdk) {
      return null;
    }
  }
}

package dev.unravel.conformance.everyday;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A call by a method handle runs an initialiser that reads twice what another thread writes. */
@Fails
public final class StepsSeenThroughAHandle {
  private static volatile int step;

  private static final class Plugin {
    static final int FIRST = step;
    static final int SECOND = step;

    static boolean isTorn() {
      return FIRST != SECOND;
    }
  }

  public static void main(String[] args) throws Throwable {
    MethodHandle isTorn =
        MethodHandles.lookup()
            .findStatic(Plugin.class, "isTorn", MethodType.methodType(boolean.class));
    Thread other = new Thread(() -> step = 1);
    other.start();
    boolean torn = (boolean) isTorn.invokeExact();
    other.join();
    if (torn) {
      throw new AssertionError("initialised in the middle");
    }
  }
}

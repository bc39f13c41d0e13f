package dev.unravel.conformance.everyday;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A method handle of a static field initialises the field's class: right. */
public final class ModeByMethodHandle {
  private static volatile String seen;

  private static final class Modes {
    static String mode = "fast".concat("er");
  }

  private static void look(MethodHandle getter) {
    try {
      seen = (String) getter.invokeExact();
    } catch (Throwable impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  public static void main(String[] args) throws Exception {
    MethodHandle getter =
        MethodHandles.lookup().findStaticGetter(Modes.class, "mode", String.class);
    Thread reader = new Thread(() -> look(getter));
    reader.start();
    reader.join();
    if (seen == null) {
      throw new AssertionError("not initialised");
    }
  }
}

package dev.unravel.conformance.everyday;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A handle of a static field initialises the field's class: right. */
public final class ModeByVarHandle {
  private static volatile Object seen;

  private static final class Modes {
    static Object mode = "fast".concat("er");
  }

  public static void main(String[] args) throws Exception {
    VarHandle mode = MethodHandles.lookup().findStaticVarHandle(Modes.class, "mode", Object.class);
    Thread reader = new Thread(() -> seen = mode.getVolatile());
    reader.start();
    reader.join();
    if (seen == null) {
      throw new AssertionError("not initialised");
    }
  }
}

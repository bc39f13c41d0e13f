package dev.unravel.api;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;

/**
 * The switch that turns breakpoints on and off. The compiler takes the value of the call site for a
 * constant: while it is false, a breakpoint and the objects made for it leave no trace in compiled
 * code. Turning the switch discards that code.
 */
final class BreakpointSwitch {
  private static final MutableCallSite SITE =
      new MutableCallSite(MethodHandles.constant(boolean.class, isWanted()));

  private static final MethodHandle VALUE = SITE.dynamicInvoker();

  private BreakpointSwitch() {}

  static boolean isOn() {
    try {
      return (boolean) VALUE.invokeExact();
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  static synchronized void turn(boolean on) {
    set(on && !Breakpoints.areForbidden());
  }

  private static void set(boolean on) {
    SITE.setTarget(MethodHandles.constant(boolean.class, on));
    MutableCallSite.syncAll(new MutableCallSite[] {SITE});
  }

  private static boolean isWanted() {
    String value = System.getProperty(Breakpoints.PROPERTY);
    return !Breakpoints.areForbidden()
        && ("on".equals(value) || "quiet".equals(value) || "true".equals(value));
  }
}

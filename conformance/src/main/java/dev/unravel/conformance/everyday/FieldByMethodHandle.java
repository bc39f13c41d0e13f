package dev.unravel.conformance.everyday;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A counter that is read and written through method handles. */
@Fails
public final class FieldByMethodHandle {
  private static final FieldByMethodHandle SHARED = new FieldByMethodHandle();

  private int count;

  private static void count(MethodHandle getter, MethodHandle setter) {
    try {
      setter.invokeExact(SHARED, (int) getter.invokeExact(SHARED) + 1);
    } catch (Throwable impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  public static void main(String[] args) throws Exception {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle getter = lookup.findGetter(FieldByMethodHandle.class, "count", int.class);
    MethodHandle setter = lookup.findSetter(FieldByMethodHandle.class, "count", int.class);
    Thread one = new Thread(() -> count(getter, setter));
    Thread other = new Thread(() -> count(getter, setter));
    one.start();
    other.start();
    one.join();
    other.join();
    if (SHARED.count != 2) {
      throw new AssertionError("counted " + SHARED.count);
    }
  }
}

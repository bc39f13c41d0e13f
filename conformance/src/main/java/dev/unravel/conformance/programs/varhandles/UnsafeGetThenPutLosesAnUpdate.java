package dev.unravel.conformance.programs.varhandles;

import dev.unravel.conformance.Outcomes;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** A volatile get and put through sun.misc.Unsafe are two steps. Without x=1 they are no points. */
@Outcomes({"x=1", "x=2"})
public final class UnsafeGetThenPutLosesAnUpdate {
  private volatile int x;

  private void add(Unsafe unsafe, long offset) {
    unsafe.putIntVolatile(this, offset, unsafe.getIntVolatile(this, offset) + 1);
  }

  public static void main(String[] args) throws Exception {
    Field instance = Unsafe.class.getDeclaredField("theUnsafe");
    instance.setAccessible(true);
    Unsafe unsafe = (Unsafe) instance.get(null);
    long offset =
        unsafe.objectFieldOffset(UnsafeGetThenPutLosesAnUpdate.class.getDeclaredField("x"));
    UnsafeGetThenPutLosesAnUpdate p = new UnsafeGetThenPutLosesAnUpdate();
    Thread t = new Thread(() -> p.add(unsafe, offset));
    t.start();
    p.add(unsafe, offset);
    t.join();
    System.out.println("x=" + p.x);
  }
}

package dev.unravel.conformance.programs.varhandles;

import dev.unravel.conformance.Outcomes;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Of two compare-and-swaps through sun.misc.Unsafe exactly one succeeds. */
@Outcomes({"main=true x=2", "main=false x=1"})
public final class UnsafeCompareAndSwapHasOneWinner {
  private volatile int x;

  public static void main(String[] args) throws Exception {
    Field instance = Unsafe.class.getDeclaredField("theUnsafe");
    instance.setAccessible(true);
    Unsafe unsafe = (Unsafe) instance.get(null);
    long offset =
        unsafe.objectFieldOffset(UnsafeCompareAndSwapHasOneWinner.class.getDeclaredField("x"));
    UnsafeCompareAndSwapHasOneWinner p = new UnsafeCompareAndSwapHasOneWinner();
    Thread t = new Thread(() -> unsafe.compareAndSwapInt(p, offset, 0, 1));
    t.start();
    boolean mine = unsafe.compareAndSwapInt(p, offset, 0, 2);
    t.join();
    System.out.println("main=" + mine + " x=" + p.x);
  }
}

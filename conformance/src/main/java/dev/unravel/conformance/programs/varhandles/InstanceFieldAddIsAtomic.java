package dev.unravel.conformance.programs.varhandles;

import dev.unravel.conformance.Outcomes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** getAndAdd through a VarHandle is one step. */
@Outcomes("x=2")
public final class InstanceFieldAddIsAtomic {
  private static final VarHandle X;

  static {
    try {
      X = MethodHandles.lookup().findVarHandle(InstanceFieldAddIsAtomic.class, "x", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private int x;

  public static void main(String[] args) throws InterruptedException {
    InstanceFieldAddIsAtomic p = new InstanceFieldAddIsAtomic();
    Thread t =
        new Thread(
            () -> {
              int old = (int) X.getAndAdd(p, 1);
            });
    t.start();
    int old = (int) X.getAndAdd(p, 1);
    t.join();
    System.out.println("x=" + p.x);
  }
}

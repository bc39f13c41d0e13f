package dev.unravel.conformance.programs.varhandles;

import dev.unravel.conformance.Outcomes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Of two compare-and-sets on a static field exactly one succeeds. */
@Outcomes({"main=true x=2", "main=false x=1"})
public final class StaticFieldHasOneWinner {
  private static final class Shared {
    static int x;
  }

  public static void main(String[] args) throws Exception {
    VarHandle handle = MethodHandles.lookup().findStaticVarHandle(Shared.class, "x", int.class);
    Shared.x = 0;
    Thread t =
        new Thread(
            () -> {
              boolean won = handle.compareAndSet(0, 1);
            });
    t.start();
    boolean mine = handle.compareAndSet(0, 2);
    t.join();
    System.out.println("main=" + mine + " x=" + Shared.x);
  }
}

package dev.unravel.conformance.programs.varhandles;

import dev.unravel.conformance.Outcomes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** get and set through a VarHandle are two steps. Without x=1 they are no points. */
@Outcomes({"x=1", "x=2"})
public final class GetThenSetLosesAnUpdate {
  private static final VarHandle X;

  static {
    try {
      X = MethodHandles.lookup().findVarHandle(GetThenSetLosesAnUpdate.class, "x", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private int x;

  private void add() {
    X.setVolatile(this, (int) X.getVolatile(this) + 1);
  }

  public static void main(String[] args) throws InterruptedException {
    GetThenSetLosesAnUpdate p = new GetThenSetLosesAnUpdate();
    Thread t = new Thread(p::add);
    t.start();
    p.add();
    t.join();
    System.out.println("x=" + p.x);
  }
}

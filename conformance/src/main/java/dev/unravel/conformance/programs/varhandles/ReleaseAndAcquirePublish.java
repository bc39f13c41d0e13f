package dev.unravel.conformance.programs.varhandles;

import dev.unravel.conformance.Outcomes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A value written before setRelease is seen after getAcquire returned the flag. */
@Outcomes({"not yet", "x=1"})
public final class ReleaseAndAcquirePublish {
  private static final VarHandle READY;

  static {
    try {
      READY =
          MethodHandles.lookup()
              .findVarHandle(ReleaseAndAcquirePublish.class, "ready", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private boolean ready;
  private int x;

  public static void main(String[] args) throws InterruptedException {
    ReleaseAndAcquirePublish p = new ReleaseAndAcquirePublish();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              READY.setRelease(p, true);
            });
    t.start();
    String result = (boolean) READY.getAcquire(p) ? "x=" + p.x : "not yet";
    t.join();
    System.out.println(result);
  }
}

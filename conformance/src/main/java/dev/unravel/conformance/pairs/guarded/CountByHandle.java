package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A field that is counted up by a VarHandle; the broken twin reads it and writes it. */
public final class CountByHandle {
  private static final VarHandle COUNT = handle();

  private int count;

  private static VarHandle handle() {
    try {
      return MethodHandles.lookup().findVarHandle(CountByHandle.class, "count", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private void add(boolean inTwoSteps) {
    if (inTwoSteps) {
      COUNT.setVolatile(this, (int) COUNT.getVolatile(this) + 1);
    } else {
      int before = (int) COUNT.getAndAdd(this, 1);
      expect(true, before >= 0);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    CountByHandle counter = new CountByHandle();
    Together.run(() -> counter.add(broken), () -> counter.add(broken));
    expect(2, counter.count);
  }
}

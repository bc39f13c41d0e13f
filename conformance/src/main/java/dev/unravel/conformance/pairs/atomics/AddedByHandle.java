package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A field by its handle; the broken twin reads and writes. */
public final class AddedByHandle {

  private static final VarHandle COUNT;

  static {
    try {
      COUNT = MethodHandles.lookup().findVarHandle(AddedByHandle.class, "count", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private volatile int count;

  private void add(boolean apart) {
    if (apart) {
      COUNT.setVolatile(this, (int) COUNT.getVolatile(this) + 1);
    } else {
      COUNT.getAndAdd(this, 1);
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    AddedByHandle object = new AddedByHandle();
    Together.run(() -> object.add(broken), () -> object.add(broken));
    expect(2, object.count);
  }
}

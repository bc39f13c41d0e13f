package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** A field that is set once by its updater; the broken twin sets it twice. */
public final class LazyByUpdater {

  private static final AtomicReferenceFieldUpdater<LazyByUpdater, Object> VALUE =
      AtomicReferenceFieldUpdater.newUpdater(LazyByUpdater.class, Object.class, "value");

  private volatile Object value;

  private Object get(boolean apart) {
    Object seen = value;
    if (seen != null) {
      return seen;
    }
    Object made = new Object();
    if (apart) {
      value = made;
      return made;
    }
    return VALUE.compareAndSet(this, null, made) ? made : value;
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    LazyByUpdater object = new LazyByUpdater();
    Object[] seen = new Object[2];
    Together.run(() -> seen[0] = object.get(broken), () -> seen[1] = object.get(broken));
    expect(seen[0], seen[1]);
  }
}

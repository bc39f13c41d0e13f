package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** A long field by its updater; the broken twin adds by itself. */
public final class LongByUpdater {

  private static final AtomicLongFieldUpdater<LongByUpdater> COUNT =
      AtomicLongFieldUpdater.newUpdater(LongByUpdater.class, "count");

  private volatile long count;

  private void add(boolean apart) {
    if (apart) {
      count = count + 1;
    } else {
      COUNT.incrementAndGet(this);
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    LongByUpdater object = new LongByUpdater();
    Together.run(() -> object.add(broken), () -> object.add(broken));
    expect(2L, object.count);
  }
}

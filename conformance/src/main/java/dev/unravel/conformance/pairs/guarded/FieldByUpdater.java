package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** A field that is counted up by an updater; the broken twin counts without it. */
public final class FieldByUpdater {
  private static final AtomicIntegerFieldUpdater<FieldByUpdater> COUNT =
      AtomicIntegerFieldUpdater.newUpdater(FieldByUpdater.class, "count");

  private volatile int count;

  private void add(boolean directly) {
    if (directly) {
      int before = count;
      count = before + 1;
    } else {
      COUNT.incrementAndGet(this);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    FieldByUpdater counter = new FieldByUpdater();
    Together.run(() -> counter.add(broken), () -> counter.add(broken));
    expect(2, counter.count);
  }
}

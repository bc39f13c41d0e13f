package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** Two counters with a monitor each; the broken twin uses the monitor of the other. */
public final class MonitorOfItsOwn {

  private static int count;

  private static void add(Object monitor) {
    synchronized (monitor) {
      count++;
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Object one = new Object();
    Object other = new Object();
    Together.run(() -> add(one), () -> add(broken ? other : one));
    expect(2, count);
  }
}

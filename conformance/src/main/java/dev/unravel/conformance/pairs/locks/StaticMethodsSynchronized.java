package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** Static methods that are synchronized; the broken twin calls one of an object. */
public final class StaticMethodsSynchronized {

  private static int count;

  private static synchronized void add() {
    count++;
  }

  private synchronized void addToo() {
    count++;
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    StaticMethodsSynchronized object = new StaticMethodsSynchronized();
    Together.run(
        StaticMethodsSynchronized::add, broken ? object::addToo : StaticMethodsSynchronized::add);
    expect(2, count);
  }
}

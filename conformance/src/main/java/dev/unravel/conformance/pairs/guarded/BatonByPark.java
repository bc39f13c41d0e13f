package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.concurrent.locks.LockSupport;

/** A baton handed over by park and unpark; the broken twin tells nobody whom to unpark. */
public final class BatonByPark {
  private static volatile Thread waiter;
  private static volatile boolean given;

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    Thread runner =
        new Thread(
            () -> {
              if (broken) {
                waiter = Thread.currentThread();
              }
              while (!given) {
                LockSupport.park();
              }
            });
    if (!broken) {
      waiter = runner;
    }
    runner.start();
    Thread next = waiter;
    given = !broken || next != null;
    LockSupport.unpark(next);
    runner.join();
  }
}

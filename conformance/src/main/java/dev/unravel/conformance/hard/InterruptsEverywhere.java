package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.locks.LockSupport;

/** Interrupts while sleeping, waiting, joining, parking and taking. */
@Outcomes("sleep wait join park take")
public final class InterruptsEverywhere {
  private interface Blocking {
    void block() throws InterruptedException;
  }

  private static String interrupt(String name, Blocking blocking) throws InterruptedException {
    boolean[] interrupted = new boolean[1];
    Thread t =
        new Thread(
            () -> {
              try {
                blocking.block();
                interrupted[0] = Thread.interrupted();
              } catch (InterruptedException e) {
                interrupted[0] = true;
              }
            });
    t.start();
    t.interrupt();
    t.join();
    return interrupted[0] ? name : "not " + name;
  }

  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    Thread main = Thread.currentThread();
    System.out.println(
        String.join(
            " ",
            interrupt("sleep", () -> Thread.sleep(1_000_000)),
            interrupt(
                "wait",
                () -> {
                  synchronized (lock) {
                    lock.wait();
                  }
                }),
            interrupt("join", main::join),
            interrupt("park", LockSupport::park),
            interrupt("take", () -> new ArrayBlockingQueue<>(1).take())));
  }
}

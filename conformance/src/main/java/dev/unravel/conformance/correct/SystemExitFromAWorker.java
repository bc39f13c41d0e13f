package dev.unravel.conformance.correct;

import java.util.concurrent.CountDownLatch;

/** A worker ends the program with status 0 while main still waits. */
public final class SystemExitFromAWorker {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    Thread t =
        new Thread(
            () -> {
              System.out.println("bye");
              System.exit(0);
            });
    t.start();
    never.await();
  }
}

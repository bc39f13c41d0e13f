package dev.unravel.conformance.bugs;

import java.util.concurrent.Semaphore;

/** A thread takes the only permit, and asks for one again further down. */
@Expected(pattern = "self deadlock", about = "Semaphore")
public final class SemaphoreTakenTwice {
  private final Semaphore permit = new Semaphore(1);
  private volatile boolean nested;

  private void outer() {
    permit.acquireUninterruptibly(); // <-
    if (nested) {
      inner();
    }
    permit.release();
  }

  private void inner() {
    permit.acquireUninterruptibly(); // <-
    permit.release();
  }

  public static void main(String[] args) throws InterruptedException {
    SemaphoreTakenTwice it = new SemaphoreTakenTwice();
    Thread first = new Thread(it::outer, "worker");
    Thread second = new Thread(() -> it.nested = true, "configurer");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * A far timeout of join does not fire while the thread can run. alive=true means time jumped ahead.
 */
@Outcomes("alive=false")
public final class JoinWithFarTimeoutWaitsForTheEnd {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(Thread::yield);
    t.start();
    t.join(60_000);
    System.out.println("alive=" + t.isAlive());
  }
}

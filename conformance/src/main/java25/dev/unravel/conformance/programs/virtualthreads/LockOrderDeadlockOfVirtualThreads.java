package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;

/** Two virtual threads take two monitors in opposite orders. */
@Outcomes(
    value = {"done", "FAIL deadlock"},
    jdk = 25)
public final class LockOrderDeadlockOfVirtualThreads {
  private static void takeBoth(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        return;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Object a = new Object();
    Object b = new Object();
    Thread t = Thread.ofVirtual().start(() -> takeBoth(a, b));
    Thread u = Thread.ofVirtual().start(() -> takeBoth(b, a));
    t.join();
    u.join();
    System.out.println("done");
  }
}

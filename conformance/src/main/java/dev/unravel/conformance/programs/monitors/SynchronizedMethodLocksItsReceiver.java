package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/**
 * A synchronized method and a synchronized block on the same object exclude each other. A mixed
 * pair means the method's flag was ignored.
 */
@Outcomes({"a=0 b=0", "a=1 b=1"})
public final class SynchronizedMethodLocksItsReceiver {
  private int a;
  private int b;

  private synchronized void write() {
    a = 1;
    b = 1;
  }

  public static void main(String[] args) throws InterruptedException {
    SynchronizedMethodLocksItsReceiver p = new SynchronizedMethodLocksItsReceiver();
    Thread t = new Thread(p::write);
    t.start();
    int a;
    int b;
    synchronized (p) {
      a = p.a;
      b = p.b;
    }
    t.join();
    System.out.println("a=" + a + " b=" + b);
  }
}

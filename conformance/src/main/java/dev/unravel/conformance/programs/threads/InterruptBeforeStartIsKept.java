package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** An interrupt sent before start is seen by the thread, as the JDK's Thread does it. */
@Outcomes("true")
public final class InterruptBeforeStartIsKept {
  private boolean seen;

  public static void main(String[] args) throws InterruptedException {
    InterruptBeforeStartIsKept p = new InterruptBeforeStartIsKept();
    Thread t = new Thread(() -> p.seen = Thread.interrupted());
    t.interrupt();
    t.start();
    t.join();
    System.out.println(p.seen);
  }
}

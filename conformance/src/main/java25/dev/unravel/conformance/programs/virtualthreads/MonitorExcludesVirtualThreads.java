package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;

/** A monitor excludes virtual threads from each other and from platform threads. */
@Outcomes(
    value = {"a=0 b=0", "a=1 b=1"},
    jdk = 25)
public final class MonitorExcludesVirtualThreads {
  private int a;
  private int b;

  private synchronized void write() {
    a = 1;
    b = 1;
  }

  public static void main(String[] args) throws InterruptedException {
    MonitorExcludesVirtualThreads p = new MonitorExcludesVirtualThreads();
    Thread t = Thread.ofVirtual().start(p::write);
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

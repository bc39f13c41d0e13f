package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** A thread made by a daemon is a daemon. */
@Outcomes("true false")
public final class DaemonFlagIsInherited {
  private boolean child;

  public static void main(String[] args) throws InterruptedException {
    DaemonFlagIsInherited p = new DaemonFlagIsInherited();
    Thread t = new Thread(() -> p.child = new Thread(Thread::yield).isDaemon());
    t.setDaemon(true);
    t.start();
    t.join();
    System.out.println(p.child + " " + new Thread(Thread::yield).isDaemon());
  }
}

package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** holdsLock is true inside the monitor only, and only for the thread inside. */
@Outcomes("false true false other=false")
public final class HoldsLockFollowsTheMonitor {
  private boolean other;

  public static void main(String[] args) throws InterruptedException {
    HoldsLockFollowsTheMonitor p = new HoldsLockFollowsTheMonitor();
    Thread t = new Thread(() -> p.other = Thread.holdsLock(p));
    boolean before = Thread.holdsLock(p);
    boolean inside;
    synchronized (p) {
      t.start();
      inside = Thread.holdsLock(p);
    }
    boolean after = Thread.holdsLock(p);
    t.join();
    System.out.println(before + " " + inside + " " + after + " other=" + p.other);
  }
}

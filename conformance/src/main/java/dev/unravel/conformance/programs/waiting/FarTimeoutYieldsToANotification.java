package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * A timeout far away fires only when nothing else can run, so the notification comes first.
 * flag=false means time jumped ahead of a runnable thread.
 */
@Outcomes("flag=true")
public final class FarTimeoutYieldsToANotification {
  private boolean flag;

  private synchronized void raise() {
    flag = true;
    notify();
  }

  public static void main(String[] args) throws InterruptedException {
    FarTimeoutYieldsToANotification p = new FarTimeoutYieldsToANotification();
    Thread t = new Thread(p::raise);
    boolean flag;
    synchronized (p) {
      t.start();
      p.wait(60_000);
      flag = p.flag;
    }
    t.join();
    System.out.println("flag=" + flag);
  }
}

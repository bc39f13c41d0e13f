package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * A short timed wait may be notified or time out. Without flag=false the timeout is not a choice;
 * without flag=true notify does not wake it.
 */
@Outcomes({"flag=true", "flag=false"})
public final class TimedWaitEndsEitherWay {
  private boolean flag;

  private synchronized void raise() {
    flag = true;
    notify();
  }

  public static void main(String[] args) throws InterruptedException {
    TimedWaitEndsEitherWay p = new TimedWaitEndsEitherWay();
    Thread t = new Thread(p::raise);
    boolean flag;
    synchronized (p) {
      t.start();
      p.wait(5);
      flag = p.flag;
    }
    t.join();
    System.out.println("flag=" + flag);
  }
}

package dev.unravel.conformance.programs.executors;

import dev.unravel.conformance.Outcomes;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/**
 * Cancelling a timer task prevents it or comes too late; when it is too late it has begun and will
 * end.
 */
@Outcomes(
    value = {"cancelled x=0", "late x=1"},
    large = true)
public final class TimerTaskOrItsCancel {
  private int x;

  public static void main(String[] args) throws Exception {
    TimerTaskOrItsCancel p = new TimerTaskOrItsCancel();
    Timer timer = new Timer(true);
    CountDownLatch ran = new CountDownLatch(1);
    TimerTask task =
        new TimerTask() {
          @Override
          public void run() {
            p.x = 1;
            ran.countDown();
          }
        };
    timer.schedule(task, 1);
    boolean cancelled = task.cancel();
    if (!cancelled) {
      ran.await();
    }
    timer.cancel();
    System.out.println((cancelled ? "cancelled" : "late") + " x=" + p.x);
  }
}

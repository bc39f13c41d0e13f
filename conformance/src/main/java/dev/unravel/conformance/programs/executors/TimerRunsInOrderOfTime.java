package dev.unravel.conformance.programs.executors;

import dev.unravel.conformance.Outcomes;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** A timer runs the far task after the near one. */
@Outcomes(value = "ab", large = true)
public final class TimerRunsInOrderOfTime {
  public static void main(String[] args) throws Exception {
    Timer timer = new Timer(true);
    StringBuffer order = new StringBuffer();
    CountDownLatch both = new CountDownLatch(2);
    timer.schedule(append(order, "b", both), 1_200);
    timer.schedule(append(order, "a", both), 1);
    both.await();
    timer.cancel();
    System.out.println(order);
  }

  private static TimerTask append(StringBuffer order, String name, CountDownLatch done) {
    return new TimerTask() {
      @Override
      public void run() {
        order.append(name);
        done.countDown();
      }
    };
  }
}

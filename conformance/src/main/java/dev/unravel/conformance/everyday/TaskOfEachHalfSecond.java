package dev.unravel.conformance.everyday;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * A task that is due every half second, and somebody who waits for it eleven times as long: right.
 */
public final class TaskOfEachHalfSecond {
  private static volatile int runs;

  public static void main(String[] args) throws InterruptedException {
    ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
    timer.scheduleAtFixedRate(() -> runs++, 500, 500, TimeUnit.MILLISECONDS);
    int looks = 0;
    do {
      Thread.sleep(500);
      if (looks++ > 10) {
        throw new AssertionError("it never ran in 5.5 s");
      }
    } while (runs == 0);
    timer.shutdownNow();
  }
}

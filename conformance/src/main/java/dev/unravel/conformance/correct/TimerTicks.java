package dev.unravel.conformance.correct;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** A timer that ticks until it is cancelled from within. */
public final class TimerTicks {
  public static void main(String[] args) throws InterruptedException {
    Timer timer = new Timer("ticker");
    CountDownLatch ticks = new CountDownLatch(2);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            ticks.countDown();
            if (ticks.getCount() == 0) {
              timer.cancel();
            }
          }
        },
        1,
        1);
    ticks.await();
  }
}

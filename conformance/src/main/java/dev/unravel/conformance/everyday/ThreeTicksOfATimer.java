package dev.unravel.conformance.everyday;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Three ticks, a second apart, within ten: right. */
public final class ThreeTicksOfATimer {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch ticks = new CountDownLatch(3);
    Timer timer = new Timer(true);
    timer.scheduleAtFixedRate(
        new TimerTask() {
          @Override
          public void run() {
            ticks.countDown();
          }
        },
        1_000,
        1_000);
    if (!ticks.await(10, TimeUnit.SECONDS)) {
      throw new AssertionError(ticks.getCount() + " ticks are missing after 10 s");
    }
    timer.cancel();
  }
}

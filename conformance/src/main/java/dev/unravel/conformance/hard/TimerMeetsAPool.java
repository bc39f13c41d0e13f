package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A timer that feeds a pool. */
@Outcomes("3")
public final class TimerMeetsAPool {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CountDownLatch ticks = new CountDownLatch(3);
    Timer timer = new Timer(true);
    timer.schedule(
        new TimerTask() {
          private int tick;

          @Override
          public void run() {
            pool.submit(ticks::countDown);
            if (++tick == 3) {
              cancel();
            }
          }
        },
        10,
        10);
    ticks.await();
    pool.shutdown();
    System.out.println(3 - ticks.getCount());
  }
}

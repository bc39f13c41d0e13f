/*
 * Hours in no time.
 *
 * Two jobs sleep for hours, on a clock that only the scheduler moves: when no thread can run, it
 * jumps to the next moment at which one can. So the program sees a whole night go by, and
 * finishes at once; a thousand nights take a moment. The program is right and passes.
 *
 * Run it:
 *
 *   ./unravel find --executions 1000 -cp samples/target/classes dev.unravel.samples.Sample10VirtualClock
 *
 * You get:
 *
 *   PASSED no failing schedule found
 */
package dev.unravel.samples;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A backup that starts after two hours, and a watchman who sleeps for eight. */
public final class Sample10VirtualClock {
  private volatile boolean backedUp;

  private void backUp() {
    backedUp = true;
  }

  public static void main(String[] args) throws InterruptedException {
    Sample10VirtualClock night = new Sample10VirtualClock();
    Instant evening = Instant.now();
    ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor();
    executor.schedule(night::backUp, 2, TimeUnit.HOURS);

    TimeUnit.HOURS.sleep(8);

    executor.shutdownNow();
    if (!night.backedUp) {
      throw new AssertionError("the night is over and nothing is backed up");
    }
    Duration slept = Duration.between(evening, Instant.now());
    if (slept.toHours() != 8) {
      throw new AssertionError("slept for " + slept + ", not for 8 hours");
    }
  }
}

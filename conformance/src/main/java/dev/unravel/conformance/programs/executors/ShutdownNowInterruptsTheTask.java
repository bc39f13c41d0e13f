package dev.unravel.conformance.programs.executors;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** shutdownNow interrupts a task that sleeps, or is about to. */
@Outcomes(value = "interrupted", large = true)
public final class ShutdownNowInterruptsTheTask {
  private String result = "never ran";

  private void sleep() {
    try {
      Thread.sleep(60_000);
      result = "slept";
    } catch (InterruptedException e) {
      result = "interrupted";
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ShutdownNowInterruptsTheTask p = new ShutdownNowInterruptsTheTask();
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(p::sleep);
    pool.shutdownNow();
    pool.awaitTermination(60, TimeUnit.SECONDS);
    System.out.println(p.result);
  }
}

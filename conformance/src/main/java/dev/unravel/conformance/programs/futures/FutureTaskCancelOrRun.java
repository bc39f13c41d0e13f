package dev.unravel.conformance.programs.futures;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.FutureTask;

/** cancel(false) wins before the run, may win during it, and loses after it. */
@Outcomes({"cancelled=true runs=0", "cancelled=true runs=1", "cancelled=false runs=1"})
public final class FutureTaskCancelOrRun {
  private int runs;

  public static void main(String[] args) throws InterruptedException {
    FutureTaskCancelOrRun p = new FutureTaskCancelOrRun();
    FutureTask<Integer> task = new FutureTask<>(() -> p.runs = 1);
    Thread t = new Thread(task);
    t.start();
    boolean cancelled = task.cancel(false);
    t.join();
    System.out.println("cancelled=" + cancelled + " runs=" + p.runs);
  }
}

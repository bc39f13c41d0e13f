package dev.unravel.conformance.programs.futures;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.FutureTask;

/** Two threads run one task: its body runs once. */
@Outcomes("runs=1")
public final class FutureTaskRunsOnce {
  private int runs;

  public static void main(String[] args) throws InterruptedException {
    FutureTaskRunsOnce p = new FutureTaskRunsOnce();
    FutureTask<Integer> task = new FutureTask<>(() -> p.runs++);
    Thread t = new Thread(task);
    t.start();
    task.run();
    t.join();
    System.out.println("runs=" + p.runs);
  }
}

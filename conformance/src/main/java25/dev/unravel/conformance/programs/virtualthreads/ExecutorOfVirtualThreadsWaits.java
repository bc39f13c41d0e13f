package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Closing an executor waits for all its tasks, and they race with each other. */
@Outcomes(
    value = {"x=1", "x=2"},
    jdk = 25)
public final class ExecutorOfVirtualThreadsWaits {
  private int x;

  public static void main(String[] args) {
    ExecutorOfVirtualThreadsWaits p = new ExecutorOfVirtualThreadsWaits();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      executor.execute(() -> p.x++);
      executor.execute(() -> p.x++);
    }
    System.out.println("x=" + p.x);
  }
}

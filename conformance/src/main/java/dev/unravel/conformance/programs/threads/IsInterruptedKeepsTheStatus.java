package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** isInterrupted leaves the status as it is. true then false means it clears it. */
@Outcomes({"false false", "false true", "true true"})
public final class IsInterruptedKeepsTheStatus {
  private boolean first;
  private boolean second;

  public static void main(String[] args) throws InterruptedException {
    IsInterruptedKeepsTheStatus p = new IsInterruptedKeepsTheStatus();
    Thread t =
        new Thread(
            () -> {
              boolean first = Thread.currentThread().isInterrupted();
              p.second = Thread.currentThread().isInterrupted();
              p.first = first;
            });
    t.start();
    t.interrupt();
    t.join();
    System.out.println(p.first + " " + p.second);
  }
}

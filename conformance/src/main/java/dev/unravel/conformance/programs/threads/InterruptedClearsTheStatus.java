package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** interrupted reports an interrupt once. Two times true means it does not clear the status. */
@Outcomes({"false false", "true false", "false true"})
public final class InterruptedClearsTheStatus {
  private boolean first;
  private boolean second;

  public static void main(String[] args) throws InterruptedException {
    InterruptedClearsTheStatus p = new InterruptedClearsTheStatus();
    Thread t =
        new Thread(
            () -> {
              boolean first = Thread.interrupted();
              p.second = Thread.interrupted();
              p.first = first;
            });
    t.start();
    t.interrupt();
    t.join();
    System.out.println(p.first + " " + p.second);
  }
}

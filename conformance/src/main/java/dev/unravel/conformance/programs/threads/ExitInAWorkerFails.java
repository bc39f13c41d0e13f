package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** System.exit with a status other than 0 is a failure, and join never returns to main. */
@Outcomes(value = "FAIL exit", ownJvm = true)
public final class ExitInAWorkerFails {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> System.exit(3));
    t.start();
    t.join();
    System.out.println("joined");
  }
}

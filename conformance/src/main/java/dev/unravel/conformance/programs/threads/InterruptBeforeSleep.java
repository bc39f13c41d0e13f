package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** A thread whose status is set does not sleep: it throws and clears the status. */
@Outcomes("interrupted false")
public final class InterruptBeforeSleep {
  public static void main(String[] args) {
    Thread.currentThread().interrupt();
    String result;
    try {
      Thread.sleep(1);
      result = "slept";
    } catch (InterruptedException e) {
      result = "interrupted " + Thread.currentThread().isInterrupted();
    }
    System.out.println(result);
  }
}

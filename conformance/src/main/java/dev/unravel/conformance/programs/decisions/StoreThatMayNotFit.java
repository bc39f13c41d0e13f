package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** Whether an array takes a value is decided by the class of what was read. */
@Outcomes({"stored", "thrown"})
public final class StoreThatMayNotFit {
  private static final class Fit {}

  private Object shared = new Fit();

  public static void main(String[] args) throws InterruptedException {
    StoreThatMayNotFit program = new StoreThatMayNotFit();
    Thread t = new Thread(() -> program.shared = new Object());
    t.start();
    String outcome = "stored";
    Object[] cells = new Fit[1];
    try {
      cells[0] = program.shared;
    } catch (ArrayStoreException misfit) {
      outcome = "thrown";
    }
    t.join();
    System.out.println(outcome);
  }
}

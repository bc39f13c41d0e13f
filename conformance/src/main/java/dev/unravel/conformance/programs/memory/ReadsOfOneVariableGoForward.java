package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/** Two reads of one variable never go back in its history. */
@Outcomes({"0 0", "0 1", "0 2", "1 1", "1 2", "2 2"})
public final class ReadsOfOneVariableGoForward {
  private volatile int x;

  public static void main(String[] args) throws InterruptedException {
    ReadsOfOneVariableGoForward p = new ReadsOfOneVariableGoForward();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              p.x = 2;
            });
    t.start();
    int first = p.x;
    int second = p.x;
    t.join();
    System.out.println(first + " " + second);
  }
}

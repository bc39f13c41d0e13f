package dev.unravel.conformance.bugs;

/** A result is read without waiting for it. */
@Expected(pattern = "use before initialisation", about = "ResultBeforeItIsThere.result")
public final class ResultBeforeItIsThere {
  private int result;

  private void compute() {
    result = 42; // <-
  }

  private void print() {
    int shown = result; // <-
    if (shown == 0) {
      throw new IllegalStateException("nothing to show");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ResultBeforeItIsThere it = new ResultBeforeItIsThere();
    Thread first = new Thread(it::compute, "computer");
    Thread second = new Thread(it::print, "printer");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

package dev.unravel.conformance.bugs;

/** A sleep is meant to be long enough for the other thread. */
@Expected(pattern = "wrong assumption on time", form = "sleep", about = "SleepInsteadOfJoin.result")
public final class SleepInsteadOfJoin {
  private volatile int result;

  private void compute() {
    result = 42; // <-
  }

  public static void main(String[] args) throws InterruptedException {
    SleepInsteadOfJoin it = new SleepInsteadOfJoin();
    new Thread(it::compute, "computer").start();
    Thread.sleep(100); // <-
    int shown = it.result; // <-
    if (shown != 42) {
      throw new IllegalStateException("slept too short");
    }
  }
}

package dev.unravel.conformance.bugs;

/** A join with a timeout is taken for the end of the thread. */
@Expected(pattern = "wrong assumption on time", form = "timeout", about = "JoinWithTimeout.result")
public final class JoinWithTimeout {
  private volatile int result;

  private void compute() {
    result = 42; // <-
  }

  public static void main(String[] args) throws InterruptedException {
    JoinWithTimeout it = new JoinWithTimeout();
    Thread computer = new Thread(it::compute, "computer");
    computer.start();
    computer.join(500); // <-
    int shown = it.result; // <-
    if (shown != 42) {
      throw new IllegalStateException("not there yet");
    }
  }
}

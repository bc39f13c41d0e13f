package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** A thread can be started once, whether it still runs or has ended. */
@Outcomes("IllegalThreadStateException")
public final class StartingTwiceThrows {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(Thread::yield);
    t.start();
    String result;
    try {
      t.start();
      result = "started";
    } catch (IllegalThreadStateException e) {
      result = "IllegalThreadStateException";
    }
    t.join();
    System.out.println(result);
  }
}

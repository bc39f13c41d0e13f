package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** An exception that leaves main is a failure although the other thread ends well. */
@Outcomes("FAIL exception")
public final class ExceptionLeavesMain {
  public static void main(String[] args) {
    Thread t = new Thread(Thread::yield);
    t.start();
    throw new IllegalStateException("expected");
  }
}

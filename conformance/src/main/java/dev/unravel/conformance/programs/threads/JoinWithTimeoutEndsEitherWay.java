package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * A short timed join may return before or after the thread ended. Without alive=true its timeout is
 * not a choice.
 */
@Outcomes({"alive=true", "alive=false"})
public final class JoinWithTimeoutEndsEitherWay {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(Thread::yield);
    t.start();
    t.join(5);
    System.out.println("alive=" + t.isAlive());
  }
}

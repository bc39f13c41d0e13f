package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;
import java.time.Duration;

/** join(Duration) says whether the thread ended in time. */
@Outcomes(
    value = {"true", "false"},
    jdk = 25)
public final class JoinWithDurationEndsEitherWay {
  public static void main(String[] args) throws InterruptedException {
    Thread t = Thread.ofVirtual().start(Thread::yield);
    System.out.println(t.join(Duration.ofMillis(1)));
  }
}

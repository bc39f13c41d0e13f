package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;
import java.time.Duration;

/** A virtual thread's far sleep is ended by an interrupt. */
@Outcomes(value = "interrupted", jdk = 25)
public final class InterruptOfAVirtualSleep {
  private String result;

  public static void main(String[] args) throws InterruptedException {
    InterruptOfAVirtualSleep p = new InterruptOfAVirtualSleep();
    Thread t =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    Thread.sleep(Duration.ofMinutes(1));
                    p.result = "slept";
                  } catch (InterruptedException e) {
                    p.result = "interrupted";
                  }
                });
    t.interrupt();
    t.join();
    System.out.println(p.result);
  }
}

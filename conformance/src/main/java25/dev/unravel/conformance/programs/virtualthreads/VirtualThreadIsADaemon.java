package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/** The program does not wait for a virtual thread that is parked. */
@Outcomes(value = "done true", jdk = 25, ownJvm = true)
public final class VirtualThreadIsADaemon {
  public static void main(String[] args) {
    Thread t =
        Thread.ofVirtual()
            .start(
                () -> {
                  while (true) {
                    LockSupport.park();
                  }
                });
    System.out.println("done " + t.isDaemon());
  }
}

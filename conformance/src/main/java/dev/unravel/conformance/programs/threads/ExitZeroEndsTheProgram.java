package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/**
 * System.exit(0) ends the program although main waits for ever. A failure means main was still
 * counted.
 */
@Outcomes(value = "bye", ownJvm = true)
public final class ExitZeroEndsTheProgram {
  public static void main(String[] args) {
    Thread t =
        new Thread(
            () -> {
              System.out.println("bye");
              System.exit(0);
            });
    t.start();
    while (true) {
      LockSupport.park();
    }
  }
}

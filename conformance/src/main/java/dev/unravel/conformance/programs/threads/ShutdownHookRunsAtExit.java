package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** A shutdown hook also runs when a thread calls System.exit(0). */
@Outcomes(value = "hook", ownJvm = true)
public final class ShutdownHookRunsAtExit {
  public static void main(String[] args) throws InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    Thread t = new Thread(() -> System.exit(0));
    t.start();
    t.join();
  }
}

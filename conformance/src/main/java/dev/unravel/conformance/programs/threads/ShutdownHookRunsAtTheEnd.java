package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** A shutdown hook runs when the last thread has ended. Nothing printed means hooks are dropped. */
@Outcomes(value = "hook x=1", ownJvm = true)
public final class ShutdownHookRunsAtTheEnd {
  private int x;

  public static void main(String[] args) {
    ShutdownHookRunsAtTheEnd p = new ShutdownHookRunsAtTheEnd();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook x=" + p.x)));
    Thread t = new Thread(() -> p.x = 1);
    t.start();
  }
}

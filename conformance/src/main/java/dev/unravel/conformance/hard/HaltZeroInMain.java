package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** Halting runs no hooks. */
@Outcomes(value = "before", ownJvm = true)
public final class HaltZeroInMain {
  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    System.out.println("before");
    Runtime.getRuntime().halt(0);
  }
}

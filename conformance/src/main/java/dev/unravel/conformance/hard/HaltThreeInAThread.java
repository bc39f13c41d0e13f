package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** Halting is an exit without hooks. */
@Outcomes(value = "FAIL exit", ownJvm = true)
public final class HaltThreeInAThread {
  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    Thread t = new Thread(() -> Runtime.getRuntime().halt(3));
    t.start();
    t.join();
    System.out.println("joined");
  }
}

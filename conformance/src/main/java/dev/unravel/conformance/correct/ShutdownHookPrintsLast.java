package dev.unravel.conformance.correct;

/** A shutdown hook that reads what the threads left. */
public final class ShutdownHookPrintsLast {
  private static int total;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("total " + total)));
    Thread t = new Thread(() -> total = 3);
    t.start();
  }
}

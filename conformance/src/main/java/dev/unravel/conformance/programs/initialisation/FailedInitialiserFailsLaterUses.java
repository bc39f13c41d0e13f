package dev.unravel.conformance.programs.initialisation;

import dev.unravel.conformance.Outcomes;

/**
 * Who runs a failing initialiser gets ExceptionInInitializerError, who comes later
 * NoClassDefFoundError.
 */
@Outcomes({
  "main=ExceptionInInitializerError thread=NoClassDefFoundError",
  "main=NoClassDefFoundError thread=ExceptionInInitializerError"
})
public final class FailedInitialiserFailsLaterUses {
  private static final class Broken {
    static int value = fail();

    private static int fail() {
      throw new IllegalStateException("expected");
    }
  }

  private String seen;

  private static String use() {
    try {
      return "value " + Broken.value;
    } catch (LinkageError e) {
      return e.getClass().getSimpleName();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    FailedInitialiserFailsLaterUses p = new FailedInitialiserFailsLaterUses();
    Thread t = new Thread(() -> p.seen = use());
    t.start();
    String mine = use();
    t.join();
    System.out.println("main=" + mine + " thread=" + p.seen);
  }
}

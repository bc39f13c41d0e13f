package dev.unravel.runtime.claim;

/** The work that is left when a job is done and no thread of the target runs. */
public final class JobEnd {
  private static Runnable rest = () -> {};

  private JobEnd() {}

  /** Says what there is to do. */
  public static void then(Runnable what) {
    rest = what;
  }

  /** Does it. */
  public static void reached() {
    rest.run();
  }
}

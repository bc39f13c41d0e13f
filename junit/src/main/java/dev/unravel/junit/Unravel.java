package dev.unravel.junit;

/** Runs a part of a test under many thread schedules. */
public final class Unravel {
  private Unravel() {}

  /**
   * Runs a part of the calling test under many schedules.
   *
   * <p>It is not run in this JVM: a worker runs the test method that calls this, with its
   * {@code @BeforeEach} methods, up to here, then the body under control, and ends there. So the
   * body finds the state that the test has made, made anew.
   *
   * @return what it came to, if nothing fails
   * @throws ConcurrencyFailure if a schedule makes the body fail
   */
  public static CheckResult check(Body body) {
    return exploring().check(body);
  }

  /** The same with other limits than the usual ones. */
  public static Exploration exploring() {
    return new Exploration();
  }
}

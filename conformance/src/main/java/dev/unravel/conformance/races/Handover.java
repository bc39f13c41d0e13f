package dev.unravel.conformance.races;

/**
 * How one thread hands over to another: what the first did before {@code give} is ordered before
 * what the other does after {@code take}.
 */
record Handover(Step give, Step take) {

  /** Part of a thread's work. */
  @FunctionalInterface
  interface Step {
    void run() throws Exception;
  }

  /** Tells whether it may go on. */
  @FunctionalInterface
  interface Look {
    boolean isThere() throws Exception;
  }

  /** Takes by looking again and again. */
  static Handover polled(Step give, Look look) {
    return new Handover(
        give,
        () -> {
          while (!look.isThere()) {
            Thread.onSpinWait();
          }
        });
  }
}

package dev.unravel.diagnose.simplify;

/** Unwinds the algorithm when its limits are reached; what is best so far stays. */
final class OutOfBudgetException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OutOfBudgetException(String limit) {
    super(limit, null, false, false);
  }
}

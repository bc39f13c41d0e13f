package dev.unravel.agent.breakpoints.condition;

/** A condition that has no value. */
final class ConditionFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ConditionFailure(String message) {
    super(message, null, false, false);
  }

  @Override
  public String toString() {
    return getMessage();
  }
}

package dev.unravel.agent.breakpoints.condition;

/** A way to compare two values. Longer symbols stand before those they begin with. */
public enum ComparisonSign {
  EQUAL("=="),
  DIFFERENT("!="),
  AT_MOST("<="),
  AT_LEAST(">="),
  LESS("<"),
  MORE(">");

  private final String symbol;

  ComparisonSign(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  boolean holds(Object left, Object right) {
    switch (this) {
      case EQUAL:
        return areEqual(left, right);
      case DIFFERENT:
        return !areEqual(left, right);
      case AT_MOST:
        return compare(left, right) <= 0;
      case AT_LEAST:
        return compare(left, right) >= 0;
      case LESS:
        return compare(left, right) < 0;
      default:
        return compare(left, right) > 0;
    }
  }

  /** Numbers and strings by value, anything else by identity. */
  private static boolean areEqual(Object left, Object right) {
    if (left == right) {
      return true;
    }
    if (left == null || right == null) {
      return false;
    }
    if (isNumber(left) && isNumber(right)) {
      return compare(left, right) == 0;
    }
    return (left instanceof String || left instanceof Boolean) && left.equals(right);
  }

  private static int compare(Object left, Object right) {
    if (!isNumber(left) || !isNumber(right)) {
      throw new ConditionFailure(
          "not numbers: "
              + ProgramObjects.describe(left)
              + " and "
              + ProgramObjects.describe(right));
    }
    if (isFraction(left) || isFraction(right)) {
      return Double.compare(ProgramObjects.asDouble(left), ProgramObjects.asDouble(right));
    }
    return Long.compare(ProgramObjects.asLong(left), ProgramObjects.asLong(right));
  }

  private static boolean isFraction(Object value) {
    return value instanceof Double || value instanceof Float;
  }

  private static boolean isNumber(Object value) {
    return value instanceof Character
        || value instanceof Integer
        || value instanceof Long
        || value instanceof Short
        || value instanceof Byte
        || isFraction(value);
  }
}

package dev.unravel.prove.target;

import dev.unravel.prove.path.Operator;
import dev.unravel.prove.path.TapeExpression;

/**
 * The part of a written value that a variable holds: the instructions that write do not ask whether
 * it fits.
 */
final class Narrowing {
  private Narrowing() {}

  /**
   * The part of a value that a type can hold.
   *
   * @param type the first letter of its descriptor
   */
  static TapeExpression of(TapeExpression value, char type) {
    return switch (type) {
      case 'Z' ->
          new TapeExpression.Binary(Operator.AND_INT, value, new TapeExpression.Constant(1));
      case 'B' -> narrowed(Operator.INT_TO_BYTE, value);
      case 'C' -> narrowed(Operator.INT_TO_CHAR, value);
      case 'S' -> narrowed(Operator.INT_TO_SHORT, value);
      default -> value;
    };
  }

  private static TapeExpression narrowed(Operator operator, TapeExpression value) {
    boolean fits = value instanceof TapeExpression.Binary binary && binary.operator() == operator;
    return fits
        ? value
        : new TapeExpression.Binary(operator, value, new TapeExpression.Constant(0));
  }
}

package dev.unravel.prove.target;

import dev.unravel.prove.Expression;
import dev.unravel.prove.Operator;

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
  static Expression of(Expression value, char type) {
    return switch (type) {
      case 'Z' -> new Expression.Binary(Operator.AND_INT, value, new Expression.Constant(1));
      case 'B' -> narrowed(Operator.INT_TO_BYTE, value);
      case 'C' -> narrowed(Operator.INT_TO_CHAR, value);
      case 'S' -> narrowed(Operator.INT_TO_SHORT, value);
      default -> value;
    };
  }

  private static Expression narrowed(Operator operator, Expression value) {
    boolean fits = value instanceof Expression.Binary binary && binary.operator() == operator;
    return fits ? value : new Expression.Binary(operator, value, new Expression.Constant(0));
  }
}

package dev.unravel.agent.breakpoints.file;

import dev.unravel.agent.breakpoints.condition.Comparison;
import dev.unravel.agent.breakpoints.condition.Expression;

/**
 * Reads a condition. A name without a side belongs to the first position on the left of a
 * comparison, and to the second on the right of it: {@code this == this}.
 */
final class ConditionParser {
  private static final String VALUE = "a value (such as this, left.amount, 100, \"text\" or null)";

  private final Cursor cursor;
  private final int sides;

  ConditionParser(Cursor cursor, int sides) {
    this.cursor = cursor;
    this.sides = sides;
  }

  Expression parse() throws SyntaxException {
    return or(0);
  }

  private Expression or(int side) throws SyntaxException {
    Expression left = and(side);
    while (cursor.take("||")) {
      left = new Expression.Or(left, and(side));
    }
    return left;
  }

  private Expression and(int side) throws SyntaxException {
    Expression left = not(side);
    while (cursor.take("&&")) {
      left = new Expression.And(left, not(side));
    }
    return left;
  }

  private Expression not(int side) throws SyntaxException {
    if (!cursor.isNext("!=") && cursor.take("!")) {
      return new Expression.Not(not(side));
    }
    return comparison(side);
  }

  private Expression comparison(int side) throws SyntaxException {
    Expression left = value(side);
    for (Comparison comparison : Comparison.values()) {
      if (cursor.take(comparison.symbol())) {
        return new Expression.Compare(comparison, left, value(side == 0 ? 1 : side));
      }
    }
    return left;
  }

  private Expression value(int side) throws SyntaxException {
    if (cursor.take("(")) {
      Expression inner = or(side);
      cursor.expect(")", "')'");
      return inner;
    }
    if (cursor.isNext("\"")) {
      return new Expression.Literal(cursor.string(VALUE));
    }
    if (cursor.take("'")) {
      String text = cursor.name("a character");
      cursor.expect("'", "a closing '");
      return new Expression.Literal(text.charAt(0));
    }
    boolean negative = cursor.take("-");
    if (negative || cursor.isDigit()) {
      return new Expression.Literal(number(negative));
    }
    String name = cursor.name(VALUE);
    switch (name) {
      case "true":
        return new Expression.Literal(true);
      case "false":
        return new Expression.Literal(false);
      case "null":
        return new Expression.Literal(null);
      default:
        return path(name, side);
    }
  }

  private Object number(boolean negative) throws SyntaxException {
    long whole = cursor.number("a number");
    if (cursor.takeNow(".")) {
      String digits = cursor.name("digits");
      try {
        double value = Double.parseDouble(whole + "." + digits);
        return negative ? -value : value;
      } catch (NumberFormatException notDigits) {
        throw cursor.expected("digits behind the point");
      }
    }
    return negative ? -whole : whole;
  }

  private Expression path(String first, int side) throws SyntaxException {
    int named = side(first);
    String start = first;
    int of = side;
    if (named >= 0 && cursor.takeNow(".")) {
      of = named;
      start = cursor.name("this, target or the name of a variable");
    }
    Expression value = new Expression.Variable(of, start);
    while (cursor.takeNow(".")) {
      value = new Expression.FieldOf(value, cursor.name("the name of a field"));
    }
    return value;
  }

  private int side(String name) {
    if (name.equals("left")) {
      return 0;
    }
    if (name.equals("right")) {
      return 1;
    }
    for (int i = 0; i < sides; i++) {
      if (name.equals("p" + (i + 1))) {
        return i;
      }
    }
    return -1;
  }
}

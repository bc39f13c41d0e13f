package dev.unravel.agent.breakpoints.condition;

/** A condition on what threads see at their positions. */
public sealed interface Expression {
  /** The value for one capture for each position; those of other sides than it uses may be null. */
  Object value(SeenState[] sides);

  /** The sides it uses, a bit for each. */
  int sides();

  static boolean isTrue(Object value) {
    if (value instanceof Boolean truth) {
      return truth;
    }
    throw new ConditionFailure("neither true nor false: " + ProgramObjects.describe(value));
  }

  /** A constant. */
  record Literal(Object constant) implements Expression {
    @Override
    public Object value(SeenState[] sides) {
      return constant;
    }

    @Override
    public int sides() {
      return 0;
    }
  }

  /** The meaning of a name at a position. */
  record Variable(int side, String name) implements Expression {
    @Override
    public Object value(SeenState[] sides) {
      return sides[side].get(name);
    }

    @Override
    public int sides() {
      return 1 << side;
    }
  }

  /** A field of an object. */
  record FieldOf(Expression object, String name) implements Expression {
    @Override
    public Object value(SeenState[] sides) {
      return ProgramObjects.field(object.value(sides), name);
    }

    @Override
    public int sides() {
      return object.sides();
    }
  }

  /** A comparison. */
  record Compare(ComparisonSign comparison, Expression left, Expression right)
      implements Expression {
    @Override
    public Object value(SeenState[] sides) {
      return comparison.holds(left.value(sides), right.value(sides));
    }

    @Override
    public int sides() {
      return left.sides() | right.sides();
    }
  }

  /** Both. */
  record And(Expression left, Expression right) implements Expression {
    @Override
    public Object value(SeenState[] sides) {
      return isTrue(left.value(sides)) && isTrue(right.value(sides));
    }

    @Override
    public int sides() {
      return left.sides() | right.sides();
    }
  }

  /** One of two. */
  record Or(Expression left, Expression right) implements Expression {
    @Override
    public Object value(SeenState[] sides) {
      return isTrue(left.value(sides)) || isTrue(right.value(sides));
    }

    @Override
    public int sides() {
      return left.sides() | right.sides();
    }
  }

  /** The opposite. */
  record Not(Expression inner) implements Expression {
    @Override
    public Object value(SeenState[] sides) {
      return !isTrue(inner.value(sides));
    }

    @Override
    public int sides() {
      return inner.sides();
    }
  }
}

package dev.unravel.prove.target;

import dev.unravel.prove.path.Operator;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.trace.chart.Decision;

/** Two values by which a thread has decided which way to go. */
final class ComparedValue {
  private final CarriedValues carried;
  private final Decision decision;
  private final Operator operator;

  /** What each of them was, by what was said of the decision itself. */
  private final long left;

  private final long right;

  /**
   * @param nothing the number of null
   */
  ComparedValue(CarriedValues carried, long nothing, Decision decision) {
    this.carried = carried;
    this.decision = decision;
    this.operator =
        switch (decision.kind()) {
          case LESS -> Operator.LESS;
          case SAME -> Operator.SAME;
          default -> Operator.EQUAL;
        };
    boolean isOfReferences =
        decision.kind() == Decision.Kind.SAME || decision.kind() == Decision.Kind.NULL;
    // Which object a reference is to is known to those who read it, and to nobody else.
    left =
        isOfReferences ? carried.value(decision.left(), Names.UNKNOWN_VALUE) : decision.leftValue();
    right =
        switch (decision.kind()) {
          case NULL -> nothing;
          case SAME -> carried.value(decision.right(), Names.UNKNOWN_VALUE);
          default -> decision.rightValue();
        };
  }

  /** Whether the values are those that the tape says. */
  boolean isOfWhatWasRead() {
    return carried.value(decision.left(), left) == left
        && carried.value(decision.right(), right) == right;
  }

  /** By what the way is decided. */
  TapeExpression condition() {
    return new TapeExpression.Binary(
        operator,
        carried.expression(decision.left(), left),
        carried.expression(decision.right(), right));
  }

  /** Which way it was this time. */
  long way() {
    return new TapeExpression.Binary(
            operator, new TapeExpression.Constant(left), new TapeExpression.Constant(right))
        .value(new long[0]);
  }
}

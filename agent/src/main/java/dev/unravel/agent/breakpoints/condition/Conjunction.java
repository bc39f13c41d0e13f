package dev.unravel.agent.breakpoints.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A condition in parts that must all hold.
 *
 * @param alone those that concern one position, or none
 * @param together the others
 */
public record Conjunction(List<Expression> alone, Optional<Expression> together) {
  public static Conjunction of(Optional<Expression> condition) {
    List<Expression> parts = new ArrayList<>();
    if (condition.isPresent()) {
      split(condition.get(), parts);
    }
    List<Expression> alone = new ArrayList<>();
    Expression together = null;
    for (Expression part : parts) {
      if (Integer.bitCount(part.sides()) == 1) {
        alone.add(part);
      } else {
        together = together == null ? part : new Expression.And(together, part);
      }
    }
    return new Conjunction(alone, Optional.ofNullable(together));
  }

  private static void split(Expression expression, List<Expression> parts) {
    if (expression instanceof Expression.And and) {
      split(and.left(), parts);
      split(and.right(), parts);
    } else {
      parts.add(expression);
    }
  }
}

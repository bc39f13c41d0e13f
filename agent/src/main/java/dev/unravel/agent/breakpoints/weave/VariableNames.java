package dev.unravel.agent.breakpoints.weave;

import dev.unravel.agent.breakpoints.condition.Expression;
import dev.unravel.agent.breakpoints.file.Definition;
import java.util.ArrayList;
import java.util.List;

/** The names that a condition uses at a position. */
final class VariableNames {
  private VariableNames() {}

  /** Without {@code this}, which every position can tell. */
  static List<String> of(Definition definition, int position) {
    List<String> names = new ArrayList<>();
    if (definition.condition().isPresent()) {
      collect(definition.condition().get(), position, names);
    }
    return names;
  }

  private static void collect(Expression expression, int side, List<String> names) {
    if (expression instanceof Expression.Variable variable) {
      String name = variable.name();
      if (variable.side() == side && !name.equals("this") && !names.contains(name)) {
        names.add(name);
      }
    } else if (expression instanceof Expression.FieldOf field) {
      collect(field.object(), side, names);
    } else if (expression instanceof Expression.Compare compare) {
      collect(compare.left(), side, names);
      collect(compare.right(), side, names);
    } else if (expression instanceof Expression.And and) {
      collect(and.left(), side, names);
      collect(and.right(), side, names);
    } else if (expression instanceof Expression.Or or) {
      collect(or.left(), side, names);
      collect(or.right(), side, names);
    } else if (expression instanceof Expression.Not not) {
      collect(not.inner(), side, names);
    }
  }
}

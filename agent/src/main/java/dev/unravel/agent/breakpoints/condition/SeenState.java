package dev.unravel.agent.breakpoints.condition;

/**
 * The state of a thread at a position, as far as conditions can see it.
 *
 * @param target the object whose field is accessed
 * @param self what {@code this} means there
 * @param names of local variables
 * @param values of the variables, in the same order
 */
public record SeenState(Object target, Object self, String[] names, Object[] values) {
  Object get(String name) {
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(name)) {
        return values[i];
      }
    }
    if (name.equals("this")) {
      return self;
    }
    if (name.equals("target")) {
      return target;
    }
    throw new ConditionFailure("no variable " + name + " there");
  }
}

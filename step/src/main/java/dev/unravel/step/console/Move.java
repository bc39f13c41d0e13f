package dev.unravel.step.console;

/**
 * A way to get on from where an execution stands. The same moves from the same start lead to the
 * same place, which is what stepping back relies on.
 *
 * @param kind how
 * @param variable what has to change, for {@link Kind#CHANGE}
 */
record Move(Kind kind, String variable) {

  enum Kind {
    /** To the next line, into methods that are called. */
    STEP,
    /** To the next line, over methods that are called. */
    NEXT,
    /** To where another thread runs. */
    SWITCH,
    /** To where a variable gets another value. */
    CHANGE,
    /** To the end. */
    RUN
  }

  static Move of(Kind kind) {
    return new Move(kind, "");
  }
}

package dev.unravel.agent.breakpoints;

import java.util.List;
import java.util.Optional;

/** Where in the code a position is. */
sealed interface Place {
  /** The classes it may be in. */
  ClassPattern classes();

  /**
   * A line.
   *
   * @param after behind it, rather than before
   * @param occurrence which of the statements that begin in it; 0 for all
   */
  record Line(ClassPattern classes, int number, boolean after, int occurrence) implements Place {}

  /**
   * A method's begin or end.
   *
   * @param parameters their types as written; absent for any
   */
  record Method(ClassPattern classes, String name, Optional<List<String>> parameters, boolean exit)
      implements Place {}

  /** An instruction of a method by its index in the byte code. */
  record Bytecode(ClassPattern classes, String name, Optional<List<String>> parameters, int index)
      implements Place {}

  /**
   * An access to a field.
   *
   * @param method only in this method; empty for all
   * @param line only in this line; 0 for all
   * @param occurrence which of them; 0 for all
   */
  record Field(
      ClassPattern classes,
      ClassPattern owner,
      String name,
      boolean reads,
      boolean writes,
      String method,
      int line,
      int occurrence)
      implements Place {}
}

package dev.unravel.agent.breakpoints.file;

import java.util.List;
import java.util.Optional;

/** The place of a position in the code. */
public sealed interface CodePlace {
  /** The classes it may be in. */
  ClassPattern classes();

  /**
   * A line.
   *
   * @param after behind it, rather than before
   * @param occurrence which of the statements that begin in it; 0 for all
   */
  record Line(ClassPattern classes, int number, boolean after, int occurrence)
      implements CodePlace {}

  /**
   * A method's begin or end.
   *
   * @param parameters their types as written; absent for any
   */
  record Method(ClassPattern classes, String name, Optional<List<String>> parameters, boolean exit)
      implements CodePlace {}

  /** An instruction of a method by its index in the byte code. */
  record Bytecode(ClassPattern classes, String name, Optional<List<String>> parameters, int index)
      implements CodePlace {}

  /** Accesses to a field. */
  record Field(ClassPattern owner, String name, boolean reads, boolean writes, Scope scope)
      implements CodePlace {
    @Override
    public ClassPattern classes() {
      return scope.classes();
    }
  }

  /** Calls of a method, of any parameters. */
  record Call(ClassPattern owner, String name, Scope scope) implements CodePlace {
    @Override
    public ClassPattern classes() {
      return scope.classes();
    }
  }

  /**
   * The part of the code in which instructions are looked for.
   *
   * @param method only in this method; empty for all
   * @param line only in this line; 0 for all
   * @param occurrence which of them; 0 for all
   */
  record Scope(ClassPattern classes, String method, int line, int occurrence) {
    public boolean covers(String inMethod, int inLine) {
      return (line == 0 || line == inLine) && (method.isEmpty() || method.equals(inMethod));
    }
  }
}

package dev.unravel.conformance.random;

import java.util.Set;
import java.util.TreeSet;

/**
 * A program of which the engine does not say what the oracle says.
 *
 * @param missing outcomes that the engine does not have, though it says that it has them all
 * @param extra outcomes that only the engine has
 */
record Difference(
    RandomProgram program,
    Question question,
    EngineKind kind,
    Set<String> missing,
    Set<String> extra,
    String detail) {

  static Difference between(
      RandomProgram program,
      Question question,
      EngineKind kind,
      Set<String> oracle,
      Set<String> engine,
      String detail) {
    Set<String> missing = new TreeSet<>(oracle);
    missing.removeAll(engine);
    Set<String> extra = new TreeSet<>(engine);
    extra.removeAll(oracle);
    return new Difference(program, question, kind, missing, extra, detail);
  }

  String text() {
    return "seed "
        + program.seed()
        + ", "
        + question
        + ", "
        + kind
        + "\n  missing: "
        + missing
        + "\n  extra:   "
        + extra
        + "\n  "
        + detail
        + "\n  "
        + program;
  }
}

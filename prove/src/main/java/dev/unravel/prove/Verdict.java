package dev.unravel.prove;

/** What a proof comes to. */
public sealed interface Verdict {

  /** An execution failed: the last one. */
  record Failed() implements Verdict {}

  /** No schedule of this input fails, under sequential consistency. */
  record Proved() implements Verdict {}

  /**
   * It was not found out.
   *
   * @param reason why
   * @param open how many ways off the known paths were left to try
   */
  record Inconclusive(String reason, long open) implements Verdict {}
}

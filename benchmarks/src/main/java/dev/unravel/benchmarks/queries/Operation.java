package dev.unravel.benchmarks.queries;

/** What a thread of a {@link GeneratedProgram} does. */
sealed interface Operation {
  record Lock(int monitor) implements Operation {}

  record Unlock(int monitor) implements Operation {}

  record Write(int variable, long value) implements Operation {}

  /** Reads a variable and writes another with what it held; nothing is decided. */
  record Copy(int from, int to) implements Operation {}

  /** Reads a variable, and what it held makes the path. */
  record Look(int variable) implements Operation {}

  /** The same; and if it held 0, the thread goes no further. */
  record Guard(int variable) implements Operation {}

  /** How many shared accesses that is. */
  default int accesses() {
    if (this instanceof Lock || this instanceof Unlock) {
      return 0;
    }
    return this instanceof Copy ? 2 : 1;
  }
}

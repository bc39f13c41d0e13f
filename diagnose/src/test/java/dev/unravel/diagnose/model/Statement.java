package dev.unravel.diagnose.model;

/** What a thread of a model program does. Each is one action, but {@link Wait}, which is two. */
public sealed interface Statement {

  /** Reads a variable into the thread's register. */
  record Read(int variable) implements Statement {}

  /** Writes a constant. */
  record Write(int variable, int value) implements Statement {}

  /** Writes the register and something more. */
  record WriteSum(int variable, int more) implements Statement {}

  /** Reads a variable, and skips some statements unless it has a value. */
  record If(int variable, int value, int skipped) implements Statement {}

  /** Reads a variable again and again until it has a value. */
  record SpinUntil(int variable, int value) implements Statement {}

  /** Reads a variable, and fails unless it has a value. */
  record Check(int variable, int value) implements Statement {}

  /** Fails. */
  record Error() implements Statement {}

  /** Takes a monitor; nobody has it twice. */
  record Lock(int monitor) implements Statement {}

  /** Gives it back, if it is the thread's. */
  record Unlock(int monitor) implements Statement {}

  /** Gives it back until somebody notifies, then takes it again. */
  record Wait(int monitor) implements Statement {}

  /** Wakes the thread that has waited longest, if there is one. */
  record Notify(int monitor) implements Statement {}
}

package dev.unravel.runtime;

/** Unwinds a thread that is left over when its execution has ended. Never seen by the user. */
final class Kill extends Error {
  private static final long serialVersionUID = 1L;

  static final Kill INSTANCE = new Kill();

  private Kill() {
    super("end of the execution", null, false, false);
  }
}

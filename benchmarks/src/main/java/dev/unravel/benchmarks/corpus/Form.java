package dev.unravel.benchmarks.corpus;

/** The forms that each program of the corpus comes in. */
public enum Form {
  BROKEN,
  /** Changed, and still broken. */
  WRONG,
  RIGHT;

  /** The form that the arguments of a program ask for. */
  public static Form of(String[] arguments) {
    return valueOf(arguments[0].toUpperCase(java.util.Locale.ROOT));
  }
}

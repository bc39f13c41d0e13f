package dev.unravel.prove.target;

/**
 * The numbers of everything that has a name, for all executions of a proof.
 *
 * @param threads by how they were made, and what their maker had read by then
 * @param variables by object and field
 * @param monitors by object
 * @param texts values that are no numbers
 * @param histories what a thread has read so far
 */
record Names(
    Numbering threads,
    Numbering variables,
    Numbering monitors,
    Numbering texts,
    Numbering histories) {
  /** How the name of an object starts that means nothing in other executions. */
  private static final String UNKNOWN = "?";

  /** What there is where there is no object. */
  static final String NULL = "null";

  /** How the name of one ends that has to share it. */
  private static final String SHARED_NAME = "#...";

  /** Values that are no numbers start here: no variable holds both kinds. */
  private static final long TEXTS = 1L << 62;

  /** Stands for every value that cannot be told apart. */
  static final long UNKNOWN_VALUE = TEXTS - 1;

  Names() {
    this(new Numbering(), new Numbering(), new Numbering(), new Numbering(), new Numbering());
  }

  static boolean isUnknown(String name) {
    return name.startsWith(UNKNOWN) || name.endsWith(SHARED_NAME);
  }

  /** A state of what no action names, after a thread with a certain history has used it. */
  long state(int history) {
    return TEXTS + texts.of("state after " + history);
  }

  /** Whole numbers, characters and truth values are what Java computes with. */
  long value(String text) {
    if (text.equals("true") || text.equals("false")) {
      return text.equals("true") ? 1 : 0;
    }
    if (text.length() == 3 && text.charAt(0) == '\'' && text.charAt(2) == '\'') {
      return text.charAt(1);
    }
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException noInteger) {
      return TEXTS + texts.of(text);
    }
  }
}

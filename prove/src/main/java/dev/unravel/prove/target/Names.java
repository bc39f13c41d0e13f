package dev.unravel.prove.target;

import dev.unravel.prove.path.References;
import java.util.regex.Pattern;

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

  /** As Java writes them, those of type float with a letter behind. */
  private static final Pattern NUMBER = Pattern.compile("-?(\\d[\\d.E-]*|Infinity)f?|NaNf?");

  /** How the name of one ends that has to share it. */
  private static final String SHARED_NAME = "#...";

  /** Stands for every value that cannot be told apart; no name is that of another reference. */
  static final long UNKNOWN_VALUE = (1L << 62) - 1;

  Names() {
    this(new Numbering(), new Numbering(), new Numbering(), new Numbering(), new Numbering());
  }

  static boolean isUnknown(String name) {
    return name.startsWith(UNKNOWN) || name.endsWith(SHARED_NAME);
  }

  /** A state of what no action names, after a thread with a certain history has used it. */
  long state(int history) {
    return References.number(texts.of("state after " + history), 0, false);
  }

  /** Numbers, characters and truth values are what Java computes with. */
  long value(String text) {
    return value(text, 0);
  }

  /**
   * The same of a reference that counts as another one if its writer had read something else.
   *
   * @param history what it had read; 0 if that makes no difference
   */
  long value(String text, int history) {
    if (text.equals("true") || text.equals("false")) {
      return text.equals("true") ? 1 : 0;
    }
    if (text.length() == 3 && text.charAt(0) == '\'' && text.charAt(2) == '\'') {
      return text.charAt(1);
    }
    if (NUMBER.matcher(text).matches()) {
      return number(text);
    }
    boolean isObject =
        text.equals(NULL)
            || text.indexOf('@') > 0
                && text.indexOf(' ') < 0
                && text.charAt(0) != '"'
                && !isUnknown(text);
    return References.number(texts.of(text), history, isObject);
  }

  private static long number(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException real) {
      return text.endsWith("f")
          ? Float.floatToIntBits(Float.parseFloat(text.substring(0, text.length() - 1)))
          : Double.doubleToLongBits(Double.parseDouble(text));
    }
  }
}

package dev.unravel.trace;

/**
 * A place in the code.
 *
 * @param className binary name
 * @param method method name
 * @param file source file name, or "" when the class does not tell
 * @param line line number, or 0 when the class does not tell
 */
public record Location(String className, String method, String file, int line) {

  /** Whether the place is in the JDK, not in the target. */
  public boolean inJdk() {
    return className.startsWith("java.")
        || className.startsWith("javax.")
        || className.startsWith("jdk.")
        || className.startsWith("sun.")
        || className.startsWith("com.sun.");
  }

  /**
   * As in a stack trace's brackets: {@code Account.java:41}, or the class when there is no file.
   */
  public String shortForm() {
    if (file.isEmpty()) {
      return className + "." + method;
    }
    return line > 0 ? file + ":" + line : file;
  }

  @Override
  public String toString() {
    return className + "." + method + "(" + shortForm() + ")";
  }
}

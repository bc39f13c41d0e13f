package dev.unravel.api.engine;

/** The callers of the current method. */
public final class Callers {
  private Callers() {}

  /**
   * Whether a frame of the current thread matches. The pattern is the end of "class.method", with
   * {@code *} for anything.
   */
  public static boolean match(String pattern) {
    for (StackTraceElement frame : new Throwable().getStackTrace()) {
      String name = frame.getClassName() + "." + frame.getMethodName();
      if (!Progress.isOurs(frame.getClassName()) && matches(pattern, name)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a name is the pattern, or ends with it after a dot or a dollar sign. */
  public static boolean matches(String pattern, String name) {
    if (glob(pattern, 0, name, 0)) {
      return true;
    }
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if ((c == '.' || c == '$') && glob(pattern, 0, name, i + 1)) {
        return true;
      }
    }
    return false;
  }

  private static boolean glob(String pattern, int p, String name, int n) {
    while (p < pattern.length()) {
      char c = pattern.charAt(p);
      if (c == '*') {
        for (int rest = n; rest <= name.length(); rest++) {
          if (glob(pattern, p + 1, name, rest)) {
            return true;
          }
        }
        return false;
      }
      if (n == name.length() || name.charAt(n) != c) {
        return false;
      }
      p++;
      n++;
    }
    return n == name.length();
  }
}

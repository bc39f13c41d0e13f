package dev.unravel.report;

/** Characters as they are written between the quotes of a JSON string. */
final class JsonString {
  private JsonString() {}

  static String escape(String string) {
    StringBuilder escaped = null;
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      boolean plain = isPlain(string, i);
      if (!plain && escaped == null) {
        escaped = new StringBuilder(string.length() + 16).append(string, 0, i);
      }
      if (escaped != null) {
        if (plain) {
          escaped.append(c);
        } else {
          appendEscape(escaped, c);
        }
      }
    }
    return escaped == null ? string : escaped.toString();
  }

  private static boolean isPlain(String string, int i) {
    char c = string.charAt(i);
    if (c == '"' || c == '\\' || Character.isISOControl(c) || c == '\u2028' || c == '\u2029') {
      return false;
    }
    if (Character.isHighSurrogate(c)) {
      return i + 1 < string.length() && Character.isLowSurrogate(string.charAt(i + 1));
    }
    // Half a pair has no UTF-8: written as it is, it would turn into a question mark.
    return !Character.isLowSurrogate(c) || i > 0 && Character.isHighSurrogate(string.charAt(i - 1));
  }

  private static void appendEscape(StringBuilder out, char c) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> out.append(String.format("\\u%04x", (int) c));
    }
  }
}

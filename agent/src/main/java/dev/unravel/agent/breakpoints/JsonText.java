package dev.unravel.agent.breakpoints;

/** Strings in JSON. */
final class JsonText {
  private JsonText() {}

  static String quoted(String text) {
    StringBuilder result = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        result.append('\\').append(c);
      } else if (c < ' ' || c == 127) {
        result.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
      } else {
        result.append(c);
      }
    }
    return result.append('"').toString();
  }
}

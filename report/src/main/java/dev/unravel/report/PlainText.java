package dev.unravel.report;

import java.util.ArrayList;
import java.util.List;

/** Makes strings of a trace fit for a terminal: no control characters, no more than so long. */
public final class PlainText {
  private static final String ELLIPSIS = "...";
  private static final String INDENT = "  ";

  private PlainText() {}

  /** Writes what a terminal would act upon, or not show, as an escape of the Java language. */
  public static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.codePoints().forEach(c -> appendEscaped(escaped, c));
    return escaped.toString();
  }

  private static void appendEscaped(StringBuilder out, int c) {
    switch (c) {
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        switch (Character.getType(c)) {
          // Format characters among them: they can turn the direction of the text around.
          case Character.CONTROL,
              Character.FORMAT,
              Character.SURROGATE,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR ->
              out.append(String.format(c > 0xFFFF ? "\\u{%x}" : "\\u%04x", c));
          default -> out.appendCodePoint(c);
        }
      }
    }
  }

  /** The start of a text that is longer than {@code most}. */
  public static String cut(String text, int most) {
    if (length(text) <= most) {
      return text;
    }
    int kept = Math.max(0, most - ELLIPSIS.length());
    return text.substring(0, text.offsetByCodePoints(0, kept)) + ELLIPSIS.substring(0, most - kept);
  }

  /** The end of a text that is longer than {@code most}: of a place, the line number. */
  public static String cutStart(String text, int most) {
    int length = length(text);
    if (length <= most) {
      return text;
    }
    int dropped = Math.min(length, length - most + ELLIPSIS.length());
    return ELLIPSIS.substring(0, Math.min(most, ELLIPSIS.length()))
        + text.substring(text.offsetByCodePoints(0, dropped));
  }

  /** The whole text in lines that are not longer than {@code most}, all but the first indented. */
  public static List<String> wrap(String text, int most) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (length(rest) > most && most > INDENT.length()) {
      int end = lineEnd(rest, most, lines.isEmpty() ? 0 : INDENT.length());
      lines.add(rest.substring(0, end));
      rest = INDENT + rest.substring(end).stripLeading();
    }
    lines.add(cut(rest, most));
    return lines;
  }

  /** Before a blank or a dot if there is one. */
  private static int lineEnd(String text, int most, int start) {
    int end = text.offsetByCodePoints(0, most);
    for (int i = end; i > start; i--) {
      if (text.charAt(i) == ' ' || text.charAt(i) == '.') {
        return i;
      }
    }
    return end;
  }

  /** With blanks behind it until it is that wide. */
  public static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - length(text)));
  }

  public static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}

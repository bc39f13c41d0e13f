package dev.unravel.report.source;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A source file.
 *
 * @param name path below its root, {@code dev/unravel/samples/Sample.java}
 * @param lines its lines, without their ends
 * @param file where it lies, unless that is in a jar
 */
public record SourceFile(String name, List<String> lines, Optional<Path> file) {
  private static final String TAB = "    ";

  public SourceFile {
    lines = List.copyOf(lines);
  }

  /**
   * A line as a reader may trust it: what could turn the direction of the text around, and so show
   * other code than what was compiled, is written as an escape.
   */
  public static String visible(String line, int longest) {
    StringBuilder text = new StringBuilder(line.length());
    line.codePoints().limit(longest).forEach(c -> appendVisible(text, c));
    return text.toString();
  }

  private static void appendVisible(StringBuilder text, int c) {
    if (c == '\t') {
      text.append(TAB);
    } else if (Character.isISOControl(c) || turnsDirection(c)) {
      text.append(String.format("\\u%04x", c));
    } else {
      text.appendCodePoint(c);
    }
  }

  private static boolean turnsDirection(int c) {
    return c == 0x061C
        || c == 0x200E
        || c == 0x200F
        || c >= 0x202A && c <= 0x202E
        || c >= 0x2066 && c <= 0x2069;
  }
}

package dev.unravel.acceptance;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Compares what a page says with what a command really printed. Numbers may differ, and where the
 * page says {@code ...} anything may stand: in a line, or as lines of their own. What comes before
 * the first line and after the last does not matter, since build tools have much to say.
 */
final class Answer {
  private static final String ANYTHING = "...";

  private Answer() {}

  /** The first line of the page that was not printed where it should have been, if there is one. */
  static Optional<String> missing(List<String> page, List<String> printed) {
    int at = 0;
    boolean anywhere = true;
    for (String line : page) {
      if (line.strip().equals(ANYTHING)) {
        anywhere = true;
        continue;
      }
      Pattern wanted = pattern(line);
      while (anywhere && at < printed.size() && !wanted.matcher(printed.get(at)).matches()) {
        at++;
      }
      if (at >= printed.size() || !wanted.matcher(printed.get(at)).matches()) {
        return Optional.of(line);
      }
      at++;
      anywhere = false;
    }
    return Optional.empty();
  }

  private static Pattern pattern(String line) {
    StringBuilder regex = new StringBuilder();
    for (String part : line.stripTrailing().split("(?<=\\.\\.\\.)|(?=\\.\\.\\.)", -1)) {
      if (part.equals(ANYTHING)) {
        regex.append(".*");
      } else {
        String quoted = Pattern.quote(part);
        regex.append(quoted.replaceAll("\\d+([.,]\\d+)*", "\\\\E[\\\\d.,]+\\\\Q"));
      }
    }
    return Pattern.compile(regex + "\\s*");
  }
}

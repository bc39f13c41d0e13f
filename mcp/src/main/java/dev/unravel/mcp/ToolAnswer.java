package dev.unravel.mcp;

import java.util.regex.Pattern;

/**
 * An answer for an agent: what a command printed, short enough, with its exit status and with the
 * tools that go on from there.
 *
 * @param status exit status of the command
 * @param text what it printed
 */
record ToolAnswer(int status, String text) {
  /** Three characters a token, more or less: 4,000 tokens. */
  static final int MOST_CHARACTERS = 12_000;

  /** What is added to a text that is cut: what was left out, and the exit status. */
  private static final int ADDED = 200;

  private static final Pattern OTHER_COMMANDS =
      Pattern.compile("(?m)^(next: |      )unravel (?:simplify|isolate) .*\\R?");
  private static final Pattern TOOLS =
      Pattern.compile("(?m)^(?:next: |      )unravel (explain|replay|show|verify) (\\S+)$");

  /** An answer that says what is wrong with the call. */
  static ToolAnswer refused(String why) {
    return new ToolAnswer(2, why);
  }

  boolean failed() {
    return status == 2 || status == 3;
  }

  /** All of it. */
  String complete() {
    String tools =
        TOOLS
            .matcher(OTHER_COMMANDS.matcher(text).replaceAll(""))
            .replaceAll("next: $1 with trace $2");
    return cut(tools.strip()) + "\nexit status: " + status + " (" + meaning() + ")";
  }

  private String meaning() {
    return switch (status) {
      case 0 -> "no failure to report; what follows from that is said above, if anything";
      case 1 -> "a failure";
      case 2 -> "the call cannot be carried out";
      case 4 -> "nothing is known";
      default -> "an error";
    };
  }

  /** The beginning and, since the verdict of a program that prints comes last, most of the end. */
  private static String cut(String text) {
    if (text.length() <= MOST_CHARACTERS - ADDED) {
      return text;
    }
    int head = MOST_CHARACTERS / 4;
    int tail = MOST_CHARACTERS - ADDED - head;
    return text.substring(0, head)
        + "\n... "
        + (text.length() - head - tail)
        + " characters left out ...\n"
        + text.substring(text.length() - tail);
  }
}

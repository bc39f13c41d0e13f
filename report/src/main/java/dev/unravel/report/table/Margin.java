package dev.unravel.report.table;

import dev.unravel.report.PlainText;

/**
 * The left of every line: the clock, and the mark of a switch.
 *
 * @param clockWidth digits of the highest clock, or the word "clock"
 */
record Margin(int clockWidth) {
  static Margin of(long highestClock) {
    return new Margin(Math.max("clock".length(), Long.toString(highestClock).length()));
  }

  int width() {
    return clockWidth + 4;
  }

  String heading() {
    return PlainText.pad("clock", width());
  }

  /** Beside the rest of a line that goes on. */
  String blank() {
    return " ".repeat(width());
  }

  String of(Line line) {
    String clock = " ".repeat(clockWidth - line.clock().length()) + line.clock();
    return clock + " " + PlainText.pad(line.mark(), 2) + " ";
  }
}

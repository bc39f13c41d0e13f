package dev.unravel.cli;

import java.util.Locale;

/** Numbers for people. */
final class Numbers {
  private Numbers() {}

  static String of(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** 1 execution, 2 executions. */
  static String of(long number, String thing) {
    return of(number) + " " + thing + (number == 1 ? "" : "s");
  }

  static String seconds(double seconds) {
    return String.format(Locale.ROOT, seconds < 10 ? "%.2f s" : "%.1f s", seconds);
  }

  /** For JSON: no more digits than mean something. */
  static double rounded(double number) {
    return Math.round(number * 1000) / 1000.0;
  }
}

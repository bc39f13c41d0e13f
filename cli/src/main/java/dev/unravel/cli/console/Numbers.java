package dev.unravel.cli.console;

import java.util.Locale;

/** Numbers for people. */
public final class Numbers {
  private Numbers() {}

  public static String of(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** 1 execution, 2 executions. */
  public static String of(long number, String thing) {
    return of(number) + " " + thing + (number == 1 ? "" : "s");
  }

  public static String seconds(double seconds) {
    return String.format(Locale.ROOT, seconds < 10 ? "%.2f s" : "%.1f s", seconds);
  }

  /** A share of something: 4.2%, and no digits behind the point where they mean little. */
  public static String percent(long part, long whole) {
    double percent = 100.0 * part / Math.max(1, whole);
    if (part > 0 && percent < 0.1) {
      return "less than 0.1%";
    }
    return String.format(Locale.ROOT, percent < 10 ? "%.1f%%" : "%.0f%%", percent);
  }

  /** For JSON: no more digits than mean something. */
  public static double rounded(double number) {
    return Math.round(number * 1000) / 1000.0;
  }
}

package dev.unravel.benchmarks.speed;

import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** A table in Markdown, printed row by row as the figures come in. */
final class Table {
  private Table() {}

  static void head(String title, String caption, String... columns) {
    System.out.printf("%n## %s%n%n%s%n%n", title, caption);
    row((Object[]) columns);
    row(Collections.nCopies(columns.length, "---").toArray());
  }

  static void row(Object... cells) {
    System.out.println(
        "| " + String.join(" | ", List.of(cells).stream().map(Table::text).toList()) + " |");
  }

  /** A whole number, or where it is small two digits of it. */
  static String text(Object cell) {
    if (cell instanceof Double number) {
      return String.format(Locale.ROOT, Math.abs(number) < 100 ? "%.2f" : "%,.0f", number);
    }
    return cell instanceof Number number
        ? String.format(Locale.ROOT, "%,d", number.longValue())
        : cell.toString();
  }
}

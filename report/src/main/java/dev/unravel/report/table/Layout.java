package dev.unravel.report.table;

import java.util.List;

/** Positions of the parts of a line. */
interface Layout {
  /** The line with the threads' names. */
  String heading();

  /** A line of the table, which takes more than one if its text is longer than its column. */
  List<String> place(Line line);
}

package dev.unravel.report.table;

/** Positions of the parts of a line. */
interface Layout {
  /** The line with the threads' names. */
  String heading();

  /** A line of the table. */
  String place(Line line);
}

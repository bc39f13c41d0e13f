package dev.unravel.report;

/** Where on a line its parts stand. */
interface Layout {
  /** The line with the threads' names. */
  String heading();

  /** A line of the table. */
  String place(Line line);
}

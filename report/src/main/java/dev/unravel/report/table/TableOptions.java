package dev.unravel.report.table;

/**
 * Options for the look of the table.
 *
 * @param width how many characters fit on a line
 * @param all whether every action gets its row
 * @param colours whether to colour with ANSI escapes
 */
public record TableOptions(int width, boolean all, boolean colours) {
  /** Lines narrower than this hold no table; a smaller width is taken as this one. */
  public static final int NARROWEST = 40;

  public TableOptions {
    width = Math.max(NARROWEST, width);
  }

  /** For a file or a pipe: 120 wide, folded, without colours. */
  public static TableOptions defaults() {
    return new TableOptions(120, false, false);
  }
}

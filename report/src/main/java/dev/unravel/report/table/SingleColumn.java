package dev.unravel.report.table;

import dev.unravel.report.PlainText;
import dev.unravel.report.TraceText;

/** The thread's name on every line: for more threads than there is room for columns. */
final class SingleColumn implements Layout {
  private static final String GAP = " | ";
  private static final int WIDEST_NAME = 28;

  private final TraceText text;
  private final Margin margin;
  private final int nameWidth;
  private final int textWidth;
  private final int sourceWidth;

  SingleColumn(Iterable<Line> lines, TraceText text, Margin margin, int width) {
    this.text = text;
    this.margin = margin;
    int name = "thread".length();
    int words = "action".length();
    int source = "source".length();
    for (Line line : lines) {
      source = Math.max(source, PlainText.length(line.source()));
      if (line.tone() != Tone.PREEMPTION) {
        name = Math.max(name, PlainText.length(text.name(line.thread())));
        words = Math.max(words, PlainText.length(line.text()));
      }
    }
    nameWidth = Math.min(name, Math.min(WIDEST_NAME, width / 4));
    sourceWidth = Math.min(source, width / 4);
    int room = width - margin.width() - nameWidth - sourceWidth - 2 * GAP.length();
    textWidth = Math.max(1, Math.min(words, room));
  }

  @Override
  public String heading() {
    return margin.heading() + cells("thread", "action", "source");
  }

  @Override
  public String place(Line line) {
    return margin.of(line)
        + (line.tone() == Tone.PREEMPTION
            ? line.text()
            : cells(text.name(line.thread()), line.text(), line.source()));
  }

  private String cells(String name, String words, String source) {
    return PlainText.pad(PlainText.cut(name, nameWidth), nameWidth)
        + GAP
        + PlainText.pad(PlainText.cut(words, textWidth), textWidth)
        + GAP
        + PlainText.cutStart(source, sourceWidth);
  }
}

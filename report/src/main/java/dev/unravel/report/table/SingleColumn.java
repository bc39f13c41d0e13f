package dev.unravel.report.table;

import dev.unravel.report.PlainText;
import dev.unravel.report.TraceText;
import java.util.ArrayList;
import java.util.List;

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
  public List<String> place(Line line) {
    if (line.tone() == Tone.PREEMPTION) {
      return List.of(margin.of(line) + line.text());
    }
    List<String> lines = new ArrayList<>();
    for (String part : PlainText.wrap(line.text(), textWidth)) {
      lines.add(
          lines.isEmpty()
              ? margin.of(line) + cells(text.name(line.thread()), part, line.source())
              : margin.blank() + cells("", part, ""));
    }
    return lines;
  }

  private String cells(String name, String words, String source) {
    return PlainText.pad(PlainText.cut(name, nameWidth), nameWidth)
        + GAP
        + PlainText.pad(PlainText.cut(words, textWidth), textWidth)
        + GAP
        + PlainText.cutStart(source, sourceWidth);
  }
}

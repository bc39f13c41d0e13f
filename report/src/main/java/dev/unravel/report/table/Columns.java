package dev.unravel.report.table;

import dev.unravel.report.PlainText;
import dev.unravel.report.TraceText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A column for each thread, then one for the source. */
final class Columns implements Layout {
  private static final int NARROWEST = 18;
  private static final String GAP = " | ";

  private final TraceText text;
  private final Margin margin;
  private final int sourceWidth;

  /** Width of the column of each thread, in order of the threads. */
  private final Map<Integer, Integer> widths;

  private Columns(TraceText text, Margin margin, Map<Integer, Integer> widths, int sourceWidth) {
    this.text = text;
    this.margin = margin;
    this.widths = widths;
    this.sourceWidth = sourceWidth;
  }

  /** Nothing when the threads are too many for the width. */
  static Optional<Columns> fit(Iterable<Line> lines, TraceText text, Margin margin, int width) {
    Map<Integer, Integer> wanted = new TreeMap<>();
    int source = "source".length();
    for (Line line : lines) {
      source = Math.max(source, PlainText.length(line.source()));
      if (line.tone() != Tone.PREEMPTION) {
        wanted.merge(line.thread(), PlainText.length(line.text()), Math::max);
      }
    }
    source = Math.min(source, width / 3);
    wanted.replaceAll((thread, cell) -> Math.max(cell, PlainText.length(text.name(thread))));
    int room = width - margin.width() - source - GAP.length() * wanted.size();
    int most = widest(wanted.values().stream().mapToInt(i -> i).toArray(), room);
    if (most < NARROWEST) {
      return Optional.empty();
    }
    wanted.replaceAll((thread, cell) -> Math.min(cell, most));
    return Optional.of(new Columns(text, margin, wanted, source));
  }

  /** The most a column may have so that all fit: narrow ones leave their room to the others. */
  private static int widest(int[] wanted, int room) {
    Arrays.sort(wanted);
    int left = room;
    for (int i = 0; i < wanted.length; i++) {
      int share = Math.floorDiv(left, wanted.length - i);
      if (wanted[i] > share) {
        return share;
      }
      left -= wanted[i];
    }
    return Integer.MAX_VALUE;
  }

  @Override
  public String heading() {
    StringBuilder line = new StringBuilder(margin.heading());
    widths.forEach((thread, width) -> cell(line, text.name(thread), width));
    return line.append("source").toString();
  }

  @Override
  public List<String> place(Line line) {
    if (line.tone() == Tone.PREEMPTION) {
      return List.of(margin.of(line) + line.text());
    }
    List<String> lines = new ArrayList<>();
    for (String part : PlainText.wrap(line.text(), widths.get(line.thread()))) {
      boolean first = lines.isEmpty();
      StringBuilder out = new StringBuilder(first ? margin.of(line) : margin.blank());
      widths.forEach((thread, width) -> cell(out, thread == line.thread() ? part : "", width));
      lines.add(out.append(first ? PlainText.cutStart(line.source(), sourceWidth) : "").toString());
    }
    return lines;
  }

  private static void cell(StringBuilder line, String text, int width) {
    line.append(PlainText.pad(PlainText.cut(text, width), width)).append(GAP);
  }
}

package dev.unravel.report.table;

import dev.unravel.report.PlainText;
import dev.unravel.report.TraceText;
import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The places of folded actions in a few words: {@code Account.java:12-40 and 2 files}. */
final class SourceRange {
  private record Lines(int first, int last) {
    Lines and(Lines other) {
      return new Lines(Math.min(first, other.first), Math.max(last, other.last));
    }
  }

  private SourceRange() {}

  static String of(List<Action> actions, TraceText text) {
    Map<String, Lines> target = new LinkedHashMap<>();
    Map<String, Lines> jdk = new LinkedHashMap<>();
    for (Action action : actions) {
      text.location(action).ifPresent(at -> add(at.inJdk() ? jdk : target, at));
    }
    // Where the target was says more than what it used of the JDK.
    return describe(target.isEmpty() ? jdk : target);
  }

  private static void add(Map<String, Lines> files, Location at) {
    String file = at.file().isEmpty() ? at.className() : at.file();
    files.merge(file, new Lines(at.line(), at.line()), Lines::and);
  }

  private static String describe(Map<String, Lines> files) {
    if (files.isEmpty()) {
      return "";
    }
    Map.Entry<String, Lines> first = files.entrySet().iterator().next();
    Lines lines = first.getValue();
    String range = lines.first() == lines.last() ? "" : "-" + lines.last();
    String others = files.size() == 1 ? "" : " and " + TraceText.count(files.size() - 1, "file");
    return PlainText.escape(first.getKey())
        + (lines.last() > 0 ? ":" + lines.first() + range : "")
        + others;
  }
}

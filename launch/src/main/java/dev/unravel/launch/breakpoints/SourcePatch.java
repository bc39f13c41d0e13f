package dev.unravel.launch.breakpoints;

import dev.unravel.diagnose.breakpoints.Meeting;
import dev.unravel.diagnose.breakpoints.Position;
import dev.unravel.diagnose.breakpoints.Visit;
import dev.unravel.report.source.SourceFile;
import dev.unravel.report.source.Sources;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Breakpoints as a unified diff of the target's source, with calls of the library in the lines
 * before those that are meant. A thread that is to stop between the read and the write of an
 * assignment such as {@code count++} has to find the two apart, so the assignment is written as
 * two.
 */
final class SourcePatch {
  private static final int CONTEXT = 3;
  private static final Pattern UPDATE =
      Pattern.compile("(\\s*)([\\w.\\[\\]]+)\\s*(?:(\\+\\+|--)|([-+*/|&^])=\\s*(.+?))\\s*;\\s*");

  private final BreakpointSet set;
  private final Sources sources;

  /** By file: by line, what replaces it. */
  private final Map<SourceFile, Map<Integer, List<String>>> changes = new LinkedHashMap<>();

  SourcePatch(BreakpointSet set, Sources sources) {
    this.set = set;
    this.sources = sources;
  }

  /** The diff; empty if the source of a position was not found. */
  Optional<String> text() {
    for (int n = 0; n < set.meetings().size(); n++) {
      Meeting meeting = set.meetings().get(n);
      String name = BreakpointSet.name(n);
      boolean inserted =
          isSamePlace(meeting)
              ? insert(meeting.first(), name, isThread(meeting.first()), either(meeting))
              : insert(meeting.first(), name, "true", only(meeting.first()))
                  && insert(meeting.second(), name, "false", only(meeting.second()));
      if (!inserted) {
        return Optional.empty();
      }
    }
    StringBuilder diff = new StringBuilder();
    changes.forEach((file, lines) -> diff(file, lines, diff));
    return diff.isEmpty() ? Optional.empty() : Optional.of(diff.toString());
  }

  /** One call stands for both then, and the thread decides which goes first. */
  private static boolean isSamePlace(Meeting meeting) {
    Position first = meeting.first().position();
    Position second = meeting.second().position();
    return first.at().className().equals(second.at().className())
        && first.at().line() == second.at().line()
        && first.access() == second.access();
  }

  private static String isThread(Visit visit) {
    return "Thread.currentThread().getName().equals(" + JunitTest.quoted(visit.thread()) + ")";
  }

  private static String only(Visit visit) {
    return visit.thread().isEmpty() ? "" : ".when(() -> " + isThread(visit) + ")";
  }

  private static String either(Meeting meeting) {
    return ".when(() -> " + isThread(meeting.first()) + " || " + isThread(meeting.second()) + ")";
  }

  private boolean insert(Visit visit, String name, String isFirst, String condition) {
    Position position = visit.position();
    Optional<SourceFile> file = sources.find(position.at());
    int line = position.at().line();
    if (file.isEmpty() || line < 1 || line > file.get().lines().size()) {
      return false;
    }
    Map<Integer, List<String>> ofFile = changes.computeIfAbsent(file.get(), f -> new TreeMap<>());
    List<String> now = ofFile.getOrDefault(line, List.of(file.get().lines().get(line - 1)));
    String call =
        "new dev.unravel.api.ConflictBreakpoint(\""
            + name
            + "\", null).atMost(1)"
            + condition
            + ".triggerHere("
            + isFirst
            + ", "
            + set.timeoutMillis()
            + ");";
    ofFile.put(line, with(call, now, position.access() == Position.Access.WRITE));
    return true;
  }

  private static List<String> with(String call, List<String> now, boolean beforeWrite) {
    String last = now.get(now.size() - 1);
    String indent = last.substring(0, last.length() - last.stripLeading().length());
    List<String> changed = new ArrayList<>(now.subList(0, now.size() - 1));
    Matcher update = UPDATE.matcher(last);
    if (beforeWrite && update.matches()) {
      String target = update.group(2);
      String operator = update.group(3) == null ? update.group(4) : update.group(3).substring(0, 1);
      String operand = update.group(3) == null ? "(" + update.group(5) + ")" : "1";
      changed.add(indent + "var unravelSeen = " + target + ";");
      changed.add(indent + call);
      changed.add(indent + target + " = unravelSeen " + operator + " " + operand + ";");
    } else {
      changed.add(indent + call);
      changed.add(last);
    }
    return changed;
  }

  private static void diff(
      SourceFile file, Map<Integer, List<String>> changed, StringBuilder diff) {
    List<String> lines = file.lines();
    diff.append("--- a/").append(file.name()).append('\n');
    diff.append("+++ b/").append(file.name()).append('\n');
    int shift = 0;
    List<Integer> left = new ArrayList<>(changed.keySet());
    while (!left.isEmpty()) {
      int from = Math.max(1, left.get(0) - CONTEXT);
      int last = left.get(0);
      for (int line : left) {
        // Changes whose context touches go together.
        last = line <= last + 2 * CONTEXT ? line : last;
      }
      int to = Math.min(lines.size(), last + CONTEXT);
      List<String> hunk = new ArrayList<>();
      int added = 0;
      for (int line = from; line <= to; line++) {
        String old = lines.get(line - 1);
        if (!changed.containsKey(line)) {
          hunk.add(" " + old);
          continue;
        }
        List<String> replacement = changed.get(line);
        boolean kept = replacement.get(replacement.size() - 1).equals(old);
        if (!kept) {
          hunk.add("-" + old);
        }
        for (int i = 0; i < replacement.size(); i++) {
          boolean same = kept && i == replacement.size() - 1;
          hunk.add((same ? " " : "+") + replacement.get(i));
        }
        added += replacement.size() - 1;
      }
      int length = to - from + 1;
      diff.append("@@ -").append(from).append(',').append(length);
      diff.append(" +").append(from + shift).append(',').append(length + added).append(" @@\n");
      hunk.forEach(line -> diff.append(line).append('\n'));
      shift += added;
      int end = last;
      left.removeIf(line -> line <= end);
    }
  }
}

package dev.unravel.mcp;

import dev.unravel.launch.UsageException;
import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The history of a value: who read and wrote it, when, and what it was then.
 *
 * @param trace the recorded execution
 */
record ValueHistory(Trace trace) {
  private static final int MOST_LINES = 150;
  private static final int MOST_NAMES = 60;

  /**
   * A line for each action on the values of that name.
   *
   * @param name {@code Account#1.balance}, or a part of it
   */
  String of(String name) {
    List<String> lines = new ArrayList<>();
    TreeMap<String, Integer> known = new TreeMap<>();
    for (int i = 0; i < trace.actions().size(); i++) {
      Action action = trace.actions().get(i);
      String value = value(action);
      known.merge(value, 1, Integer::sum);
      if (!value.isEmpty() && value.contains(name)) {
        lines.add(line(i + 1, action, value));
      }
    }
    if (lines.isEmpty()) {
      known.remove("");
      throw new UsageException(
          "nothing is called "
              + name
              + "; there are "
              + String.join(", ", known.keySet().stream().limit(MOST_NAMES).toList()));
    }
    return header() + String.join("\n", shortened(lines));
  }

  private String header() {
    String outcome = trace.outcome() instanceof Outcome.Fail fail ? fail.signature() + "\n" : "";
    return outcome + "clock, thread, what, value, where\n";
  }

  private static List<String> shortened(List<String> lines) {
    if (lines.size() <= MOST_LINES) {
      return lines;
    }
    // What happened last is what went wrong.
    List<String> last = new ArrayList<>(lines.subList(lines.size() - MOST_LINES, lines.size()));
    last.add(0, "... " + (lines.size() - MOST_LINES) + " earlier lines left out ...");
    return last;
  }

  private String line(int clock, Action action, String value) {
    String place = trace.location(action.location()).map(Location::shortForm).orElse("");
    return String.join(
        "  ",
        Integer.toString(clock),
        trace.threads().get(action.thread()).javaName(),
        action.operation().word() + " " + value,
        action.value(),
        place);
  }

  private String value(Action action) {
    String object = action.object() < 0 ? "" : trace.objects().get(action.object());
    return Stream.of(object, action.member())
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("."));
  }
}

package dev.unravel.report.table;

import dev.unravel.report.PlainText;
import dev.unravel.report.TargetCommand;
import dev.unravel.report.TraceText;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import java.util.ArrayList;
import java.util.List;

/** The heading above the table: how it ended, how much there was, and what was run how. */
final class TraceHeading {
  private TraceHeading() {}

  static List<String> lines(Trace trace, TableOptions options) {
    List<String> lines = new ArrayList<>();
    addOutcome(lines, trace.outcome(), options.colours());
    int most = options.all() ? Integer.MAX_VALUE : options.width() / 2;
    lines.add("target    " + TargetCommand.of(trace.target(), most));
    lines.add("settings  " + settings(trace.settings()));
    lines.add("trace     " + statistics(TraceStatistics.of(trace)) + jdk(trace));
    return lines;
  }

  private static void addOutcome(List<String> lines, Outcome outcome, boolean colours) {
    if (outcome instanceof Outcome.Fail fail) {
      String signature = PlainText.escape(fail.signature().toString());
      lines.add(Tone.FAIL.paint("FAIL", colours) + "      " + signature);
      if (!fail.message().isEmpty()) {
        lines.add("          " + PlainText.escape(fail.message()));
      }
    } else if (outcome instanceof Outcome.Unresolved unresolved) {
      String verdict = Tone.UNRESOLVED.paint("UNRESOLVED", colours);
      lines.add(verdict + " " + PlainText.escape(unresolved.reason()));
    } else {
      lines.add(Tone.PASS.paint("PASS", colours));
    }
  }

  private static String settings(Settings settings) {
    StringBuilder line = new StringBuilder();
    line.append("seed ").append(settings.seed());
    line.append(", strategy ").append(PlainText.escape(settings.strategy()));
    line.append(", points ").append(settings.points().word());
    line.append(", isolation ").append(settings.isolation().word());
    if (settings.warmUps() != 0) {
      line.append(", ").append(TraceText.count(settings.warmUps(), "warm-up"));
    }
    if (settings.spuriousWakeUps()) {
      line.append(", spurious wake-ups");
    }
    if (settings.insideConcurrent()) {
      line.append(", points inside java.util.concurrent");
    }
    return line.toString();
  }

  private static String statistics(TraceStatistics statistics) {
    return String.join(
        ", ",
        TraceText.count(statistics.actions(), "action"),
        TraceText.count(statistics.threads(), "thread"),
        TraceText.count(statistics.switches(), "switch")
            + " ("
            + TraceText.count(statistics.preemptions(), "preemption")
            + ", "
            + statistics.forced()
            + " forced)");
  }

  private static String jdk(Trace trace) {
    return trace.jdk().isEmpty() ? "" : ", JDK " + PlainText.escape(trace.jdk());
  }
}

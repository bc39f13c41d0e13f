package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import dev.unravel.wire.Divergence;
import java.util.ArrayList;
import java.util.List;

/** A failure in lines for people. */
final class FailureText {
  /** A stack overflow has a thousand lines that say the same. */
  private static final int MOST_DETAILS = 30;

  private FailureText() {}

  /** The first word about a failure. */
  static String verdict(boolean timing, Console console) {
    return timing ? console.style().doubtful("TIMING") : console.style().bad("FAILED");
  }

  static List<String> lines(Outcome.Fail fail) {
    List<String> lines = new ArrayList<>();
    fail.stall()
        .ifPresent(stall -> lines.add("  timing    shown if " + Printable.line(stall.toString())));
    if (!fail.message().isBlank()) {
      lines.add("  message   " + Printable.line(fail.message()));
    }
    fail.details().stream()
        .limit(MOST_DETAILS)
        .forEach(detail -> lines.add("            " + Printable.detail(detail)));
    if (fail.details().size() > MOST_DETAILS) {
      lines.add("            ... " + (fail.details().size() - MOST_DETAILS) + " more lines");
    }
    return lines;
  }

  static String statistics(Trace trace) {
    TraceStatistics statistics = TraceStatistics.of(trace);
    return String.join(
        ", ",
        Numbers.of(statistics.actions(), "action"),
        Numbers.of(statistics.threads(), "thread"),
        switches(statistics.switches(), statistics.preemptions()));
  }

  static String switches(int switches, int preemptions) {
    return Numbers.of(switches)
        + (switches == 1 ? " switch, " : " switches, ")
        + Numbers.of(preemptions, "preemption");
  }

  static String notRepeated(Divergence divergence) {
    return "a new JVM did not repeat this: at action "
        + divergence.clock()
        + " expected "
        + divergence.expected()
        + ", came "
        + divergence.came();
  }
}

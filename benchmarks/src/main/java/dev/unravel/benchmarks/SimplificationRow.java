package dev.unravel.benchmarks;

import dev.unravel.diagnose.simplify.Cost;
import dev.unravel.trace.FailureSignature;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.ToDoubleFunction;

/**
 * What simplification did to the traces of a program, on average.
 *
 * @param name the program
 * @param traces the traces
 * @param chess which execution of a search by preemptions is the first that fails
 */
record SimplificationRow(String name, List<SimplifiedTrace> traces, OptionalLong chess) {
  static final String HEAD =
      "| program | traces | actions | threads | switches | forced | preemptions | removed |"
          + " proved | at the minimum | iterations | executions | seconds | CPU seconds | with JVMs | repeat |"
          + " search by preemptions |\n|---"
          + "|---:".repeat(16)
          + "|";

  String text() {
    if (traces.isEmpty()) {
      return "| " + name + " | 0 |";
    }
    return "| "
        + String.join(
            " | ",
            name,
            Integer.toString(traces.size()),
            pair("%.0f", Cost::actions),
            pair("%.1f", Cost::threads),
            pair("%.1f", Cost::switches),
            pair("%.1f", cost -> cost.switches() - cost.preemptions()),
            pair("%.2f", Cost::preemptions),
            removed(),
            percent(trace -> trace.result().minimal() ? 1 : 0),
            atTheMinimum(),
            number("%.1f", trace -> trace.result().iterations()),
            number("%,.0f", trace -> trace.result().executions()),
            number("%.2f", SimplifiedTrace::seconds),
            number("%.2f", SimplifiedTrace::cpuSeconds),
            number("%.2f", SimplifiedTrace::allSeconds),
            percent(trace -> trace.repeats() ? 1 : 0),
            chess.isPresent() ? String.format(Locale.ROOT, "%,d", chess.getAsLong()) : "-")
        + " |";
  }

  private String pair(String format, ToDoubleFunction<Cost> figure) {
    return number(format, trace -> figure.applyAsDouble(trace.result().before()))
        + " to "
        + number(format, trace -> figure.applyAsDouble(trace.result().after()));
  }

  private String number(String format, ToDoubleFunction<SimplifiedTrace> figure) {
    return String.format(Locale.ROOT, format, average(figure));
  }

  private String percent(ToDoubleFunction<SimplifiedTrace> figure) {
    return String.format(Locale.ROOT, "%.0f%%", 100 * average(figure));
  }

  private double average(ToDoubleFunction<SimplifiedTrace> figure) {
    return traces.stream().mapToDouble(figure).average().orElseThrow();
  }

  private String removed() {
    double before = average(trace -> trace.result().before().preemptions());
    double after = average(trace -> trace.result().after().preemptions());
    return before == 0
        ? "-"
        : String.format(Locale.ROOT, "%.1f%%", 100 * (before - after) / before);
  }

  /** Of the traces whose failure has a minimum that some trace proved, those that reached it. */
  private String atTheMinimum() {
    Map<FailureSignature, Integer> proved = new HashMap<>();
    for (SimplifiedTrace trace : traces) {
      if (trace.result().minimal()) {
        proved.put(trace.signature(), trace.result().after().preemptions());
      }
    }
    List<SimplifiedTrace> known =
        traces.stream().filter(trace -> proved.containsKey(trace.signature())).toList();
    long reached =
        known.stream()
            .filter(t -> t.result().after().preemptions() == proved.get(t.signature()))
            .count();
    return reached + " of " + known.size();
  }
}

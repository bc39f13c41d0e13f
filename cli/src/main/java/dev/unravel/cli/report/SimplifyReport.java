package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.cli.console.Style;
import dev.unravel.diagnose.simplify.Cost;
import dev.unravel.diagnose.simplify.Simplification;
import dev.unravel.launch.request.SimplifyResult;
import dev.unravel.report.Json;
import dev.unravel.trace.Outcome;

/**
 * Report on a simplification, for people and for programs.
 *
 * @param result what it came to
 */
public record SimplifyReport(SimplifyResult result) {

  public int exitCode() {
    return result.divergence().isEmpty() ? ExitCode.FAILURE_FOUND : ExitCode.INCONCLUSIVE;
  }

  public void print(Console console) {
    if (console.json()) {
      console.print(Json.text(this::write));
      return;
    }
    Simplification simplest = result.simplification();
    Outcome.Fail fail = (Outcome.Fail) simplest.trace().outcome();
    console.print(verdict(console.style()) + " " + Printable.line(fail.signature().toString()));
    console.print("  before    " + text(simplest.before()));
    console.print("  after     " + text(simplest.after()));
    console.print("            " + gain(simplest));
    console.print("  minimal   " + minimal(simplest));
    console.print("  effort    " + effort());
    String path = Printable.path(result.file());
    console.print("  trace     " + path);
    result.divergence().map(FailureText::notRepeated).ifPresent(console::note);
    console.print("");
    console.print("next: unravel show " + path);
    console.print("      unravel replay " + path);
  }

  private String verdict(Style style) {
    if (result.divergence().isPresent()) {
      return style.doubtful("INCONCLUSIVE");
    }
    boolean better =
        result.simplification().after().compareTo(result.simplification().before()) < 0;
    return style.bad(better ? "SIMPLIFIED" : "UNCHANGED");
  }

  private static String text(Cost cost) {
    return String.join(
        ", ",
        Numbers.of(cost.actions(), "action"),
        Numbers.of(cost.threads(), "acting thread"),
        switches(cost));
  }

  public static String switches(Cost cost) {
    return FailureText.switches(cost.switches(), cost.preemptions());
  }

  private static String gain(Simplification simplest) {
    Cost before = simplest.before();
    Cost after = simplest.after();
    return fewer(before.preemptions(), after.preemptions(), "preemptions")
        + ", "
        + fewer(before.switches(), after.switches(), "switches");
  }

  private static String fewer(int before, int after, String things) {
    if (after == before) {
      return "as many " + things;
    }
    String share = Numbers.percent(Math.abs(before - after), before);
    return share + (after < before ? " fewer " : " more ") + things;
  }

  private static String minimal(Simplification simplest) {
    if (!simplest.minimal()) {
      return "not proved: " + Printable.line(simplest.remark());
    }
    return simplest.after().preemptions() == 0
        ? "proved: there is no preemption" + withSwitches(simplest)
        : "proved: no schedule with fewer preemptions fails this way" + withSwitches(simplest);
  }

  private static String withSwitches(Simplification simplest) {
    return simplest.minimalSwitches() ? ", and none with as many has fewer switches" : "";
  }

  private String effort() {
    return Numbers.of(result.simplification().executions(), "execution")
        + " in "
        + Numbers.seconds(result.millis() / 1000.0);
  }

  private void write(Json json) {
    Simplification simplest = result.simplification();
    json.beginObject()
        .field("verdict", result.divergence().isEmpty() ? "simplified" : "inconclusive");
    ResultJson.failure(simplest.trace().outcome(), json);
    json.field("trace", result.file().toString())
        .field("executions", simplest.executions())
        .field("seconds", Numbers.rounded(result.millis() / 1000.0));
    fields(simplest, json);
    result.divergence().ifPresent(divergence -> ResultJson.divergence(divergence, json));
    json.endObject();
  }

  /** How simple it became. */
  static void fields(Simplification simplest, Json json) {
    cost(simplest.before(), json.name("before").beginObject());
    json.endObject();
    cost(simplest.after(), json);
    json.field("minimal", simplest.minimal())
        .field("minimalSwitches", simplest.minimalSwitches())
        .field("iterations", simplest.iterations());
  }

  private static void cost(Cost cost, Json json) {
    json.field("actions", cost.actions())
        .field("threads", cost.threads())
        .field("switches", cost.switches())
        .field("preemptions", cost.preemptions());
  }
}

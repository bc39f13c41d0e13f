package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.diagnose.isolate.Handover;
import dev.unravel.diagnose.isolate.IsolationResult;
import dev.unravel.diagnose.isolate.Place;
import dev.unravel.diagnose.isolate.SwitchDifference;
import dev.unravel.launch.request.IsolateRequest;
import dev.unravel.launch.request.IsolateResult;
import dev.unravel.report.Json;
import dev.unravel.trace.Outcome;
import java.util.List;

/**
 * Report on isolating, for people.
 *
 * @param result what it came to
 * @param request what was asked for
 */
public record IsolateReport(IsolateResult result, IsolateRequest request) {

  public int exitCode() {
    if (result.divergence().isPresent()) {
      return ExitCode.TOOL_ERROR;
    }
    return result.isolation() instanceof IsolationResult.Isolated
        ? ExitCode.FAILURE_FOUND
        : ExitCode.INCONCLUSIVE;
  }

  public void print(Console console) {
    if (console.json()) {
      console.print(Json.text(json -> IsolateJson.write(result, request, json)));
    } else if (result.isolation() instanceof IsolationResult.Isolated isolated) {
      print(isolated, console);
    } else if (result.isolation() instanceof IsolationResult.NotIsolated not) {
      console.print(console.style().doubtful("INCONCLUSIVE") + " " + Printable.line(not.reason()));
      console.print("  effort    " + effort());
    }
  }

  private void print(IsolationResult.Isolated isolated, Console console) {
    IsolationResult.Effort effort = isolated.effort();
    console.print(
        console.style().bad("ISOLATED")
            + " "
            + Numbers.of(effort.left())
            + " of "
            + Numbers.of(effort.differences(), "difference")
            + ", "
            + Numbers.of(effort.tests(), "test"));
    isolated.remaining().forEach(each -> print(each, console));
    if (isolated.picksDiffer()) {
      console.print("  choices   other waiters are woken");
    }
    Outcome.Fail fail = (Outcome.Fail) isolated.failing().outcome();
    console.print("  failure   " + Printable.line(fail.signature().toString()));
    console.print("  effort    " + effort());
    if (!effort.minimal()) {
      console.note("--tests was reached; with more, fewer differences may be left");
    }
    result
        .divergence()
        .ifPresent(divergence -> console.note("a new JVM did not repeat this: " + divergence));
    console.print("  failing   " + Printable.path(request.failingFile()));
    console.print("  passing   " + Printable.path(request.passingFile()));
    console.print("next: unravel show " + Printable.path(request.failingFile()));
  }

  private static void print(SwitchDifference difference, Console console) {
    console.print("  " + headline(difference));
    print("fails     ", lines(difference.failing()), console);
    print("passes    ", lines(difference.passing()), console);
    difference
        .flip()
        .ifPresent(
            flip ->
                print(
                    "order     ",
                    List.of(
                        flip.first().toString(),
                        "then " + flip.second() + "; the other way round when it passes"),
                    console));
  }

  private static void print(String word, List<String> lines, Console console) {
    String margin = word;
    for (String line : lines) {
      console.print("  " + margin + Printable.line(line));
      margin = " ".repeat(word.length());
    }
  }

  private static List<String> lines(SwitchDifference.Side side) {
    if (side.handover().isEmpty()) {
      return List.of("without this switch");
    }
    Handover handover = side.handover().get();
    String goesOn = thread(handover.goesOn(), " goes on", " with ");
    return handover.isSwitch()
        ? List.of(thread(handover.stops(), " stops", " before "), goesOn)
        : List.of(goesOn + ", since there is no choice");
  }

  private static String thread(Place place, String does, String to) {
    String what = place.deed().isEmpty() ? does : does + to + place.deed();
    String where = place.location().map(at -> " at " + at.shortForm()).orElse("");
    return place.thread() + what + where;
  }

  private static String headline(SwitchDifference difference) {
    SwitchDifference.Side failing = difference.failing();
    SwitchDifference.Side passing = difference.passing();
    String text = "switch " + difference.number();
    if (!failing.present()) {
      return text + " not there, instead of at clock " + Numbers.of(passing.clock());
    }
    String there = text + " at clock " + Numbers.of(failing.clock()) + " instead of ";
    if (!passing.present()) {
      return there + "not at all";
    }
    return failing.clock() == passing.clock()
        ? text + " at clock " + Numbers.of(failing.clock()) + ", to another thread"
        : there + Numbers.of(passing.clock());
  }

  private String effort() {
    String fuzzed =
        result.isolation() instanceof IsolationResult.Isolated isolated
                && isolated.effort().fuzzed() > 0
            ? Numbers.of(isolated.effort().fuzzed()) + " of them to find the other schedule, "
            : "";
    return Numbers.of(result.executions(), "execution")
        + ", "
        + fuzzed
        + Numbers.seconds(result.millis() / 1000.0);
  }
}

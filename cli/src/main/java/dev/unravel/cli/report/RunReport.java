package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.Environment;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.isolate.IsolationResult;
import dev.unravel.diagnose.simplify.Simplification;
import dev.unravel.launch.folder.ReportFolder;
import dev.unravel.launch.request.Diagnosis;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.report.Json;
import dev.unravel.report.explain.ExplanationText;
import dev.unravel.trace.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * Report on a search and, if it found something, on its diagnosis.
 *
 * @param result what the search came to
 * @param request what it was asked to do
 * @param diagnosis what became of the failing execution, if there was one that repeats
 * @param folder where all of it is
 */
public record RunReport(
    SearchResult result,
    SearchRequest request,
    Optional<Diagnosis> diagnosis,
    ReportFolder folder) {

  public int exitCode() {
    return search().exitCode();
  }

  public FindReport search() {
    return new FindReport(result, request);
  }

  public void print(Console console) {
    if (console.json()) {
      console.print(json());
    } else if (diagnosis.isPresent()) {
      print(diagnosis.get(), console);
    } else {
      search().print(console);
    }
  }

  private void print(Diagnosis known, Console console) {
    Optional<Explanation> told = known.explanation();
    if (told.isPresent()) {
      List<String> lines = ExplanationText.summary(told.get(), Environment.width());
      console.print(FailureText.verdict(search().isTiming(), console) + " " + lines.get(0));
      lines.subList(1, lines.size()).forEach(console::print);
    } else {
      Outcome.Fail fail = (Outcome.Fail) known.failing().outcome();
      console.print(
          FailureText.verdict(search().isTiming(), console)
              + " "
              + Printable.line(fail.signature().toString()));
      FailureText.lines(fail).forEach(console::print);
    }
    new SearchText(result, request).effort().forEach(line -> console.print(line.substring(2)));
    known.simplification().ifPresent(simplest -> console.print("simple    " + text(simplest)));
    if (known.isolation() instanceof IsolationResult.Isolated isolated) {
      console.print("isolated  " + text(isolated.effort()));
    }
    console.print(
        "diagnosis "
            + Numbers.of(known.executions(), "execution")
            + " in "
            + Numbers.seconds(known.millis() / 1000.0));
    known.divergence().map(FailureText::notRepeated).ifPresent(console::note);
    console.print("");
    String failing = Printable.path(folder.failing());
    if (told.isPresent()) {
      console.print("next: open " + Printable.path(folder.page()));
      console.print("      unravel explain " + failing);
    } else {
      console.print("next: unravel show " + failing);
    }
    console.print("      unravel replay " + failing);
  }

  private static String text(Simplification simplest) {
    return "from "
        + SimplifyReport.switches(simplest.before())
        + ", to "
        + SimplifyReport.switches(simplest.after())
        + (simplest.minimal() ? "; no schedule with fewer preemptions fails this way" : "");
  }

  private static String text(IsolationResult.Effort effort) {
    return Numbers.of(effort.left())
        + " of "
        + Numbers.of(effort.differences(), "difference")
        + " to a schedule that passes, "
        + Numbers.of(effort.tests(), "test");
  }

  public String json() {
    return Json.text(
        json -> {
          json.beginObject();
          search().fields(json);
          diagnosis.ifPresent(known -> RunJson.write(known, folder, json));
          json.endObject();
        });
  }
}

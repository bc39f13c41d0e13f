package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Printable;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.report.Json;
import dev.unravel.trace.Outcome;

/**
 * Report on a search, for people and for programs.
 *
 * @param result what it came to
 * @param request what it was asked to do
 */
public record FindReport(SearchResult result, SearchRequest request) {

  /** Whether it takes a thread that is held up for the target to fail, which was not asked for. */
  public boolean isTiming() {
    return result.stall().isPresent() && !request.failOnTiming();
  }

  /** In a word. */
  public String verdict() {
    return isTiming() ? ExitCode.TIMING : ExitCode.verdict(exitCode());
  }

  public int exitCode() {
    if (isTiming()) {
      return ExitCode.NOTHING_FOUND;
    }
    if (result.found().isPresent()) {
      return repeats() ? ExitCode.FAILURE_FOUND : ExitCode.INCONCLUSIVE;
    }
    return result.inconclusive().isPresent() ? ExitCode.INCONCLUSIVE : ExitCode.NOTHING_FOUND;
  }

  /** Whether what was found is more than what one JVM did once. */
  private boolean repeats() {
    return result.found().flatMap(FoundTrace::divergence).isEmpty();
  }

  public void print(Console console) {
    if (console.json()) {
      console.print(Json.text(this::write));
    } else if (result.found().isPresent()) {
      failed(result.found().get(), console);
    } else if (result.inconclusive().isPresent()) {
      String reason = Printable.line(result.inconclusive().get());
      console.print(console.style().doubtful("INCONCLUSIVE") + " " + reason);
      nothingFound(console);
    } else {
      console.print(console.style().good("PASSED") + " no failing schedule found");
      nothingFound(console);
    }
  }

  private void nothingFound(Console console) {
    text().effort().forEach(console::print);
    text().covered().forEach(console::print);
  }

  private SearchText text() {
    return new SearchText(result, request);
  }

  private void failed(FoundTrace found, Console console) {
    Outcome.Fail fail = (Outcome.Fail) found.trace().outcome();
    String signature = Printable.line(fail.signature().toString());
    console.print(
        repeats()
            ? FailureText.verdict(isTiming(), console) + " " + signature
            : console.style().doubtful("INCONCLUSIVE")
                + " a failure that did not repeat: "
                + signature);
    FailureText.lines(fail).forEach(console::print);
    text().effort().forEach(console::print);
    String path = Printable.path(found.file());
    console.print("  trace     " + path);
    console.print("            " + FailureText.statistics(found.trace()));
    found
        .divergence()
        .map(FailureText::notRepeated)
        .ifPresent(text -> console.note(text + "; --isolation auto may help"));
    console.print("");
    console.print("next: unravel explain " + path);
    console.print("      unravel simplify " + path);
    console.print("      unravel isolate " + path);
    console.print("      unravel replay " + path);
    console.print("      unravel show " + path);
  }

  private void write(Json json) {
    json.beginObject();
    fields(json);
    json.endObject();
  }

  /** Writes the fields of an object that has been begun. */
  void fields(Json json) {
    json.field("verdict", verdict());
    result.inconclusive().ifPresent(reason -> json.field("message", reason));
    result.found().ifPresent(found -> ResultJson.failure(found.trace().outcome(), json));
    ResultJson.effort(result.executions(), result.seconds(), result.executionsPerSecond(), json);
    json.field("strategy", request.settings().strategy());
    result.foundBy().ifPresent(name -> json.field("foundBy", name));
    CoverageJson.search(result, request, json);
    result.found().ifPresent(found -> ResultJson.found(found, json));
  }
}

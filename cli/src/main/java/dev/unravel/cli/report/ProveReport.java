package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.request.ProveResult.Method;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.report.Json;
import dev.unravel.trace.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Report on a proof, for people and for programs.
 *
 * @param result what it came to
 * @param explainCoverage whether to say which paths are known
 */
public record ProveReport(ProveResult result, boolean explainCoverage) {

  public int exitCode() {
    return switch (result.verdict()) {
      case FAILED -> isTiming() ? ExitCode.INCONCLUSIVE : ExitCode.FAILURE_FOUND;
      case PROVED -> ExitCode.NOTHING_FOUND;
      case INCONCLUSIVE -> ExitCode.INCONCLUSIVE;
    };
  }

  boolean isTiming() {
    return result.found().flatMap(found -> found.trace().outcome().heldUp()).isPresent();
  }

  public void print(Console console) {
    if (console.json()) {
      console.print(Json.text(this::write));
      return;
    }
    switch (result.verdict()) {
      case FAILED -> failed(result.found().orElseThrow(), console);
      case PROVED -> {
        console.print(console.style().good("PROVED") + " no schedule of this input fails");
        effort(console);
        coverage(console);
        if (result.onlyOneThread()) {
          console.print("  note      only one thread ran, so there was nothing to schedule");
        }
        ClaimLines.assuming(result.assumed()).forEach(console::print);
        ClaimLines.races(result.races()).forEach(console::print);
      }
      case INCONCLUSIVE -> {
        console.print(
            console.style().doubtful("INCONCLUSIVE") + " " + Printable.line(result.reason()));
        effort(console);
        coverage(console);
        result.open().forEach(place -> console.print("  open      " + Printable.line(place)));
        helps().forEach(line -> console.print("  try       " + line));
        ClaimLines.races(result.races()).forEach(console::print);
      }
    }
  }

  private void coverage(Console console) {
    if (explainCoverage) {
      result.coverage().forEach(line -> console.print("  covered   " + Printable.line(line)));
    }
  }

  private void effort(Console console) {
    console.print(
        "  effort    "
            + Numbers.of(result.executions(), "execution")
            + " in "
            + Numbers.seconds(result.millis() / 1000.0));
    console.print("  by        " + method());
  }

  private String method() {
    // It has been said already if nothing came of it.
    String why =
        result.verdict() == ProveResult.Verdict.INCONCLUSIVE
            ? ""
            : " (" + Printable.line(result.reason()) + ")";
    if (result.method() == Method.EVERY_ORDER) {
      return "running every order of what depends on each other" + why;
    }
    if (result.method() == Method.EVERY_SCHEDULE) {
      return "running every schedule" + why;
    }
    return String.join(
        ", ",
        Numbers.of(result.paths(), "path") + " of threads",
        Numbers.of(result.queries(), "question"),
        Numbers.of(result.states(), "state"));
  }

  /** What may lead to a verdict after all. */
  List<String> helps() {
    List<String> helps = new ArrayList<>();
    if (result.verdict() != ProveResult.Verdict.INCONCLUSIVE) {
      return helps;
    }
    if (result.reason().contains("--patience")) {
      helps.add("--patience with as many milliseconds as the longest timeout of the program");
      return helps;
    }
    if (Stream.of("not every", "the time was up", "stopped after")
        .noneMatch(result.reason()::contains)) {
      return helps; // more of the same would not do
    }
    helps.add("fewer threads, items or rounds: each of them multiplies what there is to run");
    if (result.method() == Method.PATHS) {
      helps.add("--bound-loops 2, if rounds of a loop depend on what other threads do");
    }
    helps.add("--seconds with more of them, if not much more than was run is left");
    helps.add("unravel find, which looks for failures where there is too much left for a proof");
    return helps;
  }

  private void failed(FoundTrace found, Console console) {
    Outcome.Fail fail = (Outcome.Fail) found.trace().outcome();
    console.print(
        FailureText.verdict(isTiming(), console)
            + " "
            + Printable.line(fail.signature().toString()));
    FailureText.lines(fail).forEach(console::print);
    effort(console);
    String path = Printable.path(found.file());
    console.print("  trace     " + path);
    console.print("            " + FailureText.statistics(found.trace()));
    found.divergence().map(FailureText::notRepeated).ifPresent(console::note);
    console.print("");
    console.print("next: unravel explain " + path);
    console.print("      unravel simplify " + path);
  }

  static String word(Method method) {
    return switch (method) {
      case PATHS -> "paths";
      case EVERY_ORDER -> "every order";
      case EVERY_SCHEDULE -> "every schedule";
    };
  }

  void write(Json json) {
    String verdict =
        isTiming() ? ExitCode.TIMING : result.verdict().name().toLowerCase(Locale.ROOT);
    json.beginObject().field("verdict", verdict);
    if (!result.reason().isEmpty()) {
      json.field("message", result.reason());
    }
    result.found().ifPresent(found -> ResultJson.failure(found.trace().outcome(), json));
    json.field("method", word(result.method()))
        .field("executions", result.executions())
        .field("paths", result.paths())
        .field("queries", result.queries())
        .field("states", result.states())
        .field("seconds", Numbers.rounded(result.millis() / 1000.0));
    list("open", result.open(), json);
    list("try", helps(), json);
    list("coverage", result.coverage(), json);
    list("assumptions", result.assumptions(), json);
    json.name("assumed");
    ClaimLines.write(result.assumed(), json);
    json.field("onlyOneThread", result.onlyOneThread());
    if (result.found().isEmpty()) {
      ClaimLines.writeRaces(result.races(), json);
    }
    result.found().ifPresent(found -> ResultJson.found(found, json));
    json.endObject();
  }

  private static void list(String name, List<String> lines, Json json) {
    json.name(name).beginArray();
    lines.forEach(json::value);
    json.endArray();
  }
}

package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.cli.console.Style;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.request.ProveResult.Verdict;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.report.Json;
import dev.unravel.trace.Assumed;
import dev.unravel.trace.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Proofs of one program with one number after the other, as a table of what each has cost. */
public final class ProofTable {
  private final String name;
  private final boolean explainCoverage;
  private final Map<Integer, ProveReport> reports = new TreeMap<>();

  /**
   * A table without rows.
   *
   * @param name what the number is called
   * @param explainCoverage whether to say which paths are known
   */
  public ProofTable(String name, boolean explainCoverage) {
    this.name = name;
    this.explainCoverage = explainCoverage;
  }

  /** One more; it is printed at once. */
  public void add(int number, ProveResult result, Console console) {
    if (!console.json()) {
      if (reports.isEmpty()) {
        console.print(line(name, "verdict", "executions", "paths", "states", "seconds") + "  by");
      }
      console.finished();
      console.print(row(number, result, console.style()));
    }
    reports.put(number, new ProveReport(result, explainCoverage));
  }

  private static String row(int number, ProveResult result, Style style) {
    boolean byPaths = result.method() == ProveResult.Method.PATHS;
    String line =
        line(
            Integer.toString(number),
            result.verdict().name(),
            Numbers.of(result.executions()),
            byPaths ? Numbers.of(result.paths()) : "-",
            byPaths ? Numbers.of(result.states()) : "-",
            String.format(Locale.ROOT, "%.2f", result.millis() / 1000.0));
    String verdict = result.verdict().name();
    String coloured =
        switch (result.verdict()) {
          case PROVED -> style.good(verdict);
          case FAILED -> style.bad(verdict);
          case INCONCLUSIVE -> style.doubtful(verdict);
        };
    return line.replace(verdict, coloured) + "  " + ProveReport.word(result.method());
  }

  private static String line(
      String number,
      String verdict,
      String executions,
      String paths,
      String states,
      String seconds) {
    return String.format(
        Locale.ROOT,
        "%6s  %-12s  %10s  %8s  %10s  %8s",
        number,
        verdict,
        executions,
        paths,
        states,
        seconds);
  }

  /** Says what came of all. */
  public void finish(Console console) {
    if (console.json()) {
      console.print(Json.text(this::write));
      return;
    }
    console.print("");
    failed(console);
    inconclusive(console);
    proved(console);
    with(Verdict.FAILED).values().stream()
        .findFirst()
        .flatMap(ProveResult::found)
        .ifPresent(
            found -> {
              console.print("");
              console.print("next: unravel explain " + Printable.path(found.file()));
            });
  }

  private void failed(Console console) {
    with(Verdict.FAILED)
        .forEach(
            (number, result) -> {
              FoundTrace found = result.found().orElseThrow();
              Outcome.Fail fail = (Outcome.Fail) found.trace().outcome();
              console.print(
                  FailureText.verdict(reports.get(number).isTiming(), console)
                      + " "
                      + meant(number)
                      + ": "
                      + Printable.line(fail.signature().toString()));
              console.print("  trace     " + Printable.path(found.file()));
              found.divergence().map(FailureText::notRepeated).ifPresent(console::note);
            });
  }

  private void inconclusive(Console console) {
    with(Verdict.INCONCLUSIVE)
        .forEach(
            (number, result) -> {
              console.print(
                  console.style().doubtful("INCONCLUSIVE")
                      + " "
                      + meant(number)
                      + ": "
                      + Printable.line(result.reason()));
              result.open().forEach(place -> console.print("  open      " + Printable.line(place)));
            });
    reports.values().stream()
        .flatMap(report -> report.helps().stream())
        .distinct()
        .forEach(line -> console.print("  try       " + line));
  }

  private void proved(Console console) {
    Map<Integer, ProveResult> proved = with(Verdict.PROVED);
    if (proved.isEmpty()) {
      return;
    }
    console.print(
        console.style().good("PROVED")
            + " no schedule fails with "
            + name
            + " = "
            + proved.keySet().stream().map(String::valueOf).collect(Collectors.joining(", ")));
    console.print("  note      of other numbers nothing is known");
    if (explainCoverage) {
      proved.forEach(
          (number, result) ->
              result
                  .coverage()
                  .forEach(
                      line ->
                          console.print(
                              "  covered   " + meant(number) + ": " + Printable.line(line))));
    }
    List<Assumed> assumed =
        proved.values().stream().flatMap(result -> result.assumed().stream()).distinct().toList();
    ClaimLines.assuming(assumed).forEach(console::print);
    ClaimLines.races(proved.values().stream().flatMap(r -> r.races().stream()).distinct().toList())
        .forEach(console::print);
  }

  private String meant(int number) {
    return name + " = " + number;
  }

  private Map<Integer, ProveResult> with(Verdict verdict) {
    Map<Integer, ProveResult> with = new TreeMap<>();
    reports.forEach(
        (number, report) -> {
          if (report.result().verdict() == verdict) {
            with.put(number, report.result());
          }
        });
    return with;
  }

  /** The worst of all: a failure, then what is not known. */
  public int exitCode() {
    List<Integer> codes = new ArrayList<>();
    reports.values().forEach(report -> codes.add(report.exitCode()));
    for (int worst : List.of(ExitCode.FAILURE_FOUND, ExitCode.INCONCLUSIVE)) {
      if (codes.contains(worst)) {
        return worst;
      }
    }
    return ExitCode.NOTHING_FOUND;
  }

  private void write(Json json) {
    Verdict verdict =
        switch (exitCode()) {
          case ExitCode.FAILURE_FOUND -> Verdict.FAILED;
          case ExitCode.INCONCLUSIVE -> Verdict.INCONCLUSIVE;
          default -> Verdict.PROVED;
        };
    json.beginObject()
        .field("verdict", verdict.name().toLowerCase(Locale.ROOT))
        .field("for", name)
        .name("proofs")
        .beginArray();
    reports.forEach(
        (number, report) -> {
          json.beginObject().field("number", number).name("proof");
          report.write(json);
          json.endObject();
        });
    json.endArray().endObject();
  }
}

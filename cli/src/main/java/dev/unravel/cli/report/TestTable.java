package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.launch.BlindWorkerException;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.report.Json;
import dev.unravel.trace.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Results of many tests, one search each, as a table. */
public final class TestTable {
  private static final int LONGEST = 100;

  /**
   * A test.
   *
   * @param name what it is called
   * @param search what was found, unless it could not be run
   * @param problem why it was not run, or ""
   * @param unsearched the verdict in that case
   * @param result where what was found is, or ""
   */
  public record Row(
      String name, Optional<FindReport> search, String problem, String unsearched, String result) {

    int exitCode() {
      return search.map(FindReport::exitCode).orElse(ExitCode.INCONCLUSIVE);
    }

    /** In a word. */
    public String verdict() {
      if (search.isPresent()) {
        return search.get().verdict();
      }
      return unsearched;
    }

    /** One line about why it did not pass, or "". */
    public String detail() {
      return search
          .flatMap(report -> report.result().found())
          .map(found -> cause((Outcome.Fail) found.trace().outcome()))
          .or(() -> search.flatMap(report -> report.result().inconclusive()))
          .orElse(problem);
    }
  }

  /** What failed and where, and the beginning of its message if that says more. */
  private static String cause(Outcome.Fail fail) {
    String signature = fail.signature().toString();
    String message = fail.message().strip().lines().findFirst().orElse("");
    int colon = message.indexOf(": ");
    String rest =
        colon > 0 && signature.contains(message.substring(0, colon))
            ? message.substring(colon + 2)
            : message;
    if (rest.isBlank() || signature.contains(rest)) {
      return signature;
    }
    return signature
        + " ("
        + (rest.length() > LONGEST ? rest.substring(0, LONGEST) + "..." : rest)
        + ")";
  }

  private final List<Row> rows = new ArrayList<>();

  private TestTable() {}

  /** Searches for each test and prints a line as soon as it is known what came of it. */
  public static TestTable run(
      List<SearchRequest> tests, Function<SearchRequest, FoundReport> search, Console console) {
    TestTable table = new TestTable();
    for (SearchRequest test : tests) {
      console.working(
          Numbers.of(table.rows.size() + 1) + "/" + tests.size() + " " + test.target().title());
      Row row = row(test, search);
      table.rows.add(row);
      if (!console.json()) {
        table.print(row, console);
      }
    }
    if (console.json()) {
      console.print(Json.text(table::write));
    } else {
      console.print(table.summary());
    }
    return table;
  }

  /** What came of each test. */
  public List<Row> rows() {
    return List.copyOf(rows);
  }

  /**
   * Report on what a search found and where that is.
   *
   * @param search what it came to
   * @param result the file to look at, or ""
   */
  public record FoundReport(FindReport search, String result) {}

  private static Row row(SearchRequest test, Function<SearchRequest, FoundReport> search) {
    String name = test.target().title();
    try {
      FoundReport report = search.apply(test);
      return new Row(name, Optional.of(report.search()), "", "", report.result());
    } catch (BlindWorkerException blind) {
      return new Row(name, Optional.empty(), blind.getMessage(), "inconclusive", "");
    } catch (UsageException notRun) {
      return new Row(name, Optional.empty(), notRun.getMessage(), "not run", "");
    } catch (LaunchException | WorkerLostException broken) {
      return new Row(name, Optional.empty(), broken.getMessage(), "error", "");
    }
  }

  private void print(Row row, Console console) {
    String effort =
        row.search()
            .map(
                report ->
                    Numbers.of(report.result().executions(), "execution")
                        + ", "
                        + Numbers.seconds(report.result().seconds()))
            .orElse("");
    String padded = String.format(Locale.ROOT, "%-12s ", row.verdict().toUpperCase(Locale.ROOT));
    String verdict =
        switch (row.exitCode()) {
          case ExitCode.NOTHING_FOUND ->
              row.verdict().equals(ExitCode.TIMING)
                  ? console.style().doubtful(padded)
                  : console.style().good(padded);
          case ExitCode.FAILURE_FOUND -> console.style().bad(padded);
          default -> console.style().doubtful(padded);
        };
    console.print(verdict + Printable.line(row.name()) + (effort.isEmpty() ? "" : "  " + effort));
    if (!row.detail().isEmpty()) {
      console.print("             " + Printable.line(row.detail()));
    }
    if (!row.result().isEmpty()) {
      console.print("             " + Printable.line(row.result()));
    }
  }

  private long count(String verdict) {
    return rows.stream().filter(row -> row.verdict().equals(verdict)).count();
  }

  private String summary() {
    List<String> parts = new ArrayList<>();
    for (String verdict :
        List.of("failed", ExitCode.TIMING, "passed", "inconclusive", "error", "not run")) {
      if (count(verdict) > 0) {
        parts.add(Numbers.of(count(verdict)) + " " + verdict);
      }
    }
    return Numbers.of(rows.size(), "test") + ": " + String.join(", ", parts);
  }

  /**
   * The worst that came of any; tests that are disabled are no harm, unless there are no others.
   */
  public int exitCode() {
    if (count("failed") > 0) {
      return ExitCode.FAILURE_FOUND;
    }
    if (count("error") > 0) {
      return ExitCode.TOOL_ERROR;
    }
    return count("inconclusive") > 0 || count("passed") + count(ExitCode.TIMING) == 0
        ? ExitCode.INCONCLUSIVE
        : ExitCode.NOTHING_FOUND;
  }

  private void write(Json json) {
    json.beginObject().field("verdict", ExitCode.verdict(exitCode())).name("tests").beginArray();
    for (Row row : rows) {
      json.beginObject().field("test", row.name());
      row.search().ifPresentOrElse(report -> report.fields(json), () -> notRun(row, json));
      if (!row.result().isEmpty()) {
        json.field("result", row.result());
      }
      json.endObject();
    }
    json.endArray().endObject();
  }

  private static void notRun(Row row, Json json) {
    json.field("verdict", row.verdict()).field("message", row.problem());
  }
}

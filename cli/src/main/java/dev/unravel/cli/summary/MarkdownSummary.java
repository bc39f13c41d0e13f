package dev.unravel.cli.summary;

import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.report.FindReport;
import dev.unravel.cli.report.TestTable;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.search.Claim;
import dev.unravel.trace.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A summary of searches in Markdown, for a comment or the page of a workflow.
 *
 * @param tests what came of each
 * @param sentences what is told of a failure, by the name of its test
 */
public record MarkdownSummary(List<Test> tests, Map<String, String> sentences) {
  private static final List<String> VERDICTS =
      List.of("failed", ExitCode.TIMING, "error", "inconclusive", "passed", "not run");

  /**
   * A test or program.
   *
   * @param name what it is called
   * @param verdict in a word
   * @param what more about that
   * @param page where the explanation is, or ""
   */
  public record Test(String name, String verdict, String what, String page) {

    /** What a search came to. */
    public static Test of(String name, FindReport report, String page) {
      SearchResult result = report.result();
      String what =
          result
              .found()
              .map(found -> ((Outcome.Fail) found.trace().outcome()).signature().toString())
              .or(result::inconclusive)
              .orElseGet(() -> tried(report));
      return new Test(name, report.verdict(), what, page);
    }

    /** What the row of a table says. */
    public static Test of(TestTable.Row row) {
      return row.search()
          .map(report -> of(row.name(), report, row.result()))
          .orElseGet(() -> new Test(row.name(), row.verdict(), row.problem(), ""));
    }

    private static String tried(FindReport report) {
      String executions = Numbers.of(report.result().executions(), "execution");
      return new Claim(report.result().coverage(), report.request().settings())
          .schedules()
          .map(claim -> executions + ", " + claim)
          .orElse(executions);
    }
  }

  /** All of it. */
  public String text() {
    List<String> lines = new ArrayList<>();
    lines.add("### Unravel: " + count());
    lines.add("");
    lines.add("| verdict | test | what |");
    lines.add("|---|---|---|");
    for (String verdict : VERDICTS) {
      tests.stream()
          .filter(test -> test.verdict().equals(verdict))
          .map(this::row)
          .forEach(lines::add);
    }
    lines.add("");
    lines.add(
        "Only \"every schedule\" says something about schedules that were not run, as long as what"
            + " the log lists as assuming holds.");
    return lines.stream().collect(Collectors.joining("\n", "", "\n"));
  }

  private String count() {
    return VERDICTS.stream()
        .map(
            verdict -> {
              long number = tests.stream().filter(test -> test.verdict().equals(verdict)).count();
              return number == 0 ? "" : number + " " + verdict;
            })
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  private String row(Test test) {
    boolean bad = !test.verdict().equals("passed") && !test.verdict().equals("not run");
    String told = sentences.getOrDefault(test.name(), test.what());
    String page = test.page().isEmpty() ? "" : "<br>page: " + escaped(test.page());
    return "| "
        + (bad ? "**" + test.verdict() + "**" : test.verdict())
        + " | "
        + escaped(test.name())
        + " | "
        + escaped(told)
        + page
        + " |";
  }

  /** Names and messages come from the program: they must not become tags, links or mentions. */
  private static String escaped(String text) {
    StringBuilder safe = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (c < ' ') {
                safe.append(' ');
              } else if ("&<>|@".indexOf(c) >= 0) {
                safe.append("&#").append(c).append(';');
              } else if ("\\`*_[]#~!".indexOf(c) >= 0) {
                safe.append('\\').appendCodePoint(c);
              } else {
                safe.appendCodePoint(c);
              }
            });
    return safe.toString();
  }
}

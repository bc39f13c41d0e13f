package dev.unravel.report.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.explain.History;
import dev.unravel.diagnose.trial.Check;
import dev.unravel.report.PlainText;
import dev.unravel.trace.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An explanation for a terminal: the verdict first, then what speaks for it, each thing in a few
 * lines, so that it fits on a page.
 */
public final class ExplanationText {
  private static final String MARGIN = "          ";
  private static final int MOST_CHECKS = 4;
  private static final int MOST_VARIABLES = 3;
  private static final int MOST_ACCESSES = 8;

  private final Explanation explanation;
  private final int width;
  private final List<String> lines = new ArrayList<>();

  private ExplanationText(Explanation explanation, int width) {
    this.explanation = explanation;
    this.width = Math.max(60, width);
  }

  /** The lines, none wider than so many characters unless a word is. */
  public static List<String> lines(Explanation explanation, int width) {
    return new ExplanationText(explanation, width).lines();
  }

  /** The same without values and schedule. */
  public static List<String> summary(Explanation explanation, int width) {
    return new ExplanationText(explanation, width).summary();
  }

  private List<String> lines() {
    summary();
    explanation.histories().stream().limit(MOST_VARIABLES).forEach(this::history);
    ScheduleExcerpt.lines(explanation, width).forEach(lines::add);
    return lines;
  }

  private List<String> summary() {
    Finding verdict = explanation.verdict();
    lines.add(heading(verdict));
    lines.addAll(wrap(verdict.sentence(), ""));
    lines.add("");
    failure();
    candidates();
    section("because", verdict.reason());
    checks();
    verdict.hint().ifPresent(hint -> section("hint", hint));
    if (!verdict.trial().isEmpty()) {
      section("", verdict.trial());
    }
    if (!explanation.turningPoint().isEmpty()) {
      section("turning", explanation.turningPoint());
    }
    return lines;
  }

  /** As {@code ATOMICITY VIOLATION (read-write-write)}. */
  public static String heading(Finding finding) {
    String pattern = finding.pattern().words().toUpperCase(Locale.ROOT);
    return finding.form().isEmpty() ? pattern : pattern + " (" + finding.form() + ")";
  }

  private void failure() {
    if (explanation.trace().outcome() instanceof Outcome.Fail fail) {
      section("failure", fail.message().isBlank() ? fail.signature().toString() : fail.message());
      section("", fail.signature().toString());
    }
  }

  private void candidates() {
    int number = 1;
    for (Finding each : explanation.findings().subList(1, explanation.findings().size())) {
      section(
          number == 1 ? "candidates" : "",
          number++ + ". " + each.pattern().words() + ": " + each.sentence());
    }
  }

  private void checks() {
    List<Check> checks = new ArrayList<>(explanation.checks());
    if (checks.size() > MOST_CHECKS) {
      // The plainest was tried first; what made the failure go says most, and was tried last.
      checks.subList(1, checks.size() - MOST_CHECKS + 1).clear();
    }
    String word = "tried";
    for (Check each : checks) {
      section(word, each.question() + ": " + outcome(each));
      word = "";
    }
  }

  static String outcome(Check check) {
    if (check.outcome() instanceof Outcome.Pass) {
      return "passes";
    }
    if (check.outcome() instanceof Outcome.Fail fail) {
      return check.failureGone() ? "fails otherwise, " + fail.signature() : "fails the same way";
    }
    return "cannot be told";
  }

  private void history(History history) {
    section("values", history.name() + (history.bad() > 0 ? ", ! where it went wrong" : ""));
    List<Long> clocks = history.clocks();
    int skipped = Math.max(0, clocks.size() - MOST_ACCESSES);
    if (skipped > 0) {
      lines.add(MARGIN + "... " + skipped + " more before");
    }
    ActionLines actions = new ActionLines(explanation.trace(), width - MARGIN.length());
    for (long clock : clocks.subList(skipped, clocks.size())) {
      String margin = clock == history.bad() ? MARGIN.substring(2) + "! " : MARGIN;
      lines.add(margin + actions.access(clock));
    }
  }

  private void section(String word, String text) {
    List<String> wrapped = wrap(text, MARGIN);
    String first = PlainText.pad(word, MARGIN.length() - 1) + " ";
    lines.add(first + wrapped.get(0).substring(MARGIN.length()));
    lines.addAll(wrapped.subList(1, wrapped.size()));
  }

  private List<String> wrap(String text, String margin) {
    List<String> wrapped = new ArrayList<>();
    StringBuilder line = new StringBuilder(margin);
    for (String word : PlainText.escape(text).split(" ")) {
      boolean empty = line.length() == margin.length();
      if (!empty && PlainText.length(line.toString()) + 1 + PlainText.length(word) > width) {
        wrapped.add(line.toString());
        line = new StringBuilder(margin);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
    }
    wrapped.add(line.toString());
    return wrapped;
  }
}

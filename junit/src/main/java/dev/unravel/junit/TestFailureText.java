package dev.unravel.junit;

import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.report.explain.ExplanationText;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.ShortTrace;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The message of a failing test: what was thrown, why, where the report is, and how to see it
 * again.
 *
 * @param trace the failing execution
 * @param kept where everything about it is
 * @param place of the call that failed, or "" for the whole test
 */
record TestFailureText(Trace trace, KeptFailure kept, String place) {
  private static final int WIDTH = 120;

  /** A longer one is not worth pasting. */
  private static final int MOST_PASTED = 400;

  ConcurrencyFailure failure(Optional<Explanation> told, long executions) {
    String text = String.join("\n", lines(told));
    kept.keep(text);
    return failure(text, executions);
  }

  /** A proof was asked for, and there is none. */
  static ConcurrencyFailure inconclusive(ProveResult result) {
    List<String> lines = new ArrayList<>();
    lines.add("not proved: " + result.reason());
    lines.add("");
    lines.add("No schedule failed in " + result.executions() + " executions; that proves nothing.");
    result.open().forEach(place -> lines.add("open      " + place));
    lines.add(
        "next      raise seconds or executions, make the test smaller, or search: prove = false");
    return new ConcurrencyFailure(
        new CheckResult(
            CheckResult.Verdict.INCONCLUSIVE,
            result.executions(),
            Optional.empty(),
            Optional.empty(),
            String.join("\n", lines)),
        List.of());
  }

  /** The same failure as the last time, told in the same words. */
  ConcurrencyFailure failureAgain() {
    return failure(kept.text().orElseGet(() -> String.join("\n", lines(Optional.empty()))), 1);
  }

  private ConcurrencyFailure failure(String text, long executions) {
    CheckResult result =
        new CheckResult(
            CheckResult.Verdict.FAILED, executions, Optional.of(kept.failing()), kept.page(), text);
    return new ConcurrencyFailure(result, fail().details());
  }

  private Outcome.Fail fail() {
    return (Outcome.Fail) trace.outcome();
  }

  private List<String> lines(Optional<Explanation> told) {
    List<String> lines = new ArrayList<>();
    lines.add(fail().details().isEmpty() ? fail().message() : fail().details().get(0));
    lines.add("");
    told.ifPresentOrElse(
        explanation -> lines.addAll(ExplanationText.summary(explanation, WIDTH)),
        () -> lines.add(fail().signature().toString()));
    if (Files.notExists(kept.failing())) {
      lines.add(
          "A new JVM did not repeat this, so there is nothing to replay; see " + kept.folder());
      return lines;
    }
    kept.page().ifPresent(page -> lines.add("report    " + page.toUri()));
    lines.add("replay    " + replay(kept.failing().toString().replace("\\", "\\\\")));
    String pasted = ShortTrace.of(trace);
    if (pasted.length() <= MOST_PASTED) {
      lines.add("or        " + replay(pasted));
    }
    lines.add("or        unravel replay " + kept.failing());
    return lines;
  }

  private String replay(String schedule) {
    return place.isEmpty()
        ? "@ConcurrencyTest(replay = \"" + schedule + "\")"
        : "Unravel.exploring().replay(\"" + schedule + "\").check(";
  }
}

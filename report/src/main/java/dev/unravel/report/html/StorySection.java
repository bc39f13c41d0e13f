package dev.unravel.report.html;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.trial.Check;
import dev.unravel.report.PlainText;
import dev.unravel.report.TraceText;
import dev.unravel.trace.Action;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.util.List;

/** The actions that the verdict is about, what was tried, and what else it may be. */
final class StorySection {
  private final Explanation explanation;
  private final Markup markup;

  StorySection(Explanation explanation, Markup markup) {
    this.explanation = explanation;
    this.markup = markup;
  }

  void write() throws IOException {
    markup.open("section", "class", "story", "aria-label", "What happened");
    writeEvidence(explanation.verdict().evidence());
    writeChecks(explanation.checks());
    writeOthers(explanation.findings());
    writeDetails(explanation.trace().outcome());
    markup.close("section").newLine();
  }

  private void writeEvidence(List<Finding.Evidence> evidence) throws IOException {
    Trace trace = explanation.trace();
    TraceText text = new TraceText(trace);
    if (evidence.isEmpty()) {
      return;
    }
    markup.element("h2", "What happened").open("ol", "class", "evidence");
    for (Finding.Evidence item : evidence) {
      if (item.clock() < 1 || item.clock() > trace.actions().size()) {
        continue;
      }
      Action action = trace.at(item.clock());
      markup.open("li").open("a", "href", "#step-" + item.clock());
      markup.element("span", PlainText.escape(item.role()), "class", "role");
      markup.open("span", "class", "deed").element("b", text.name(action.thread()));
      markup.text(" " + text.sentence(action)).close("span");
      markup.element("span", "step " + item.clock() + at(text.source(action)), "class", "at");
      markup.close("a").close("li").newLine();
    }
    markup.close("ol").newLine();
  }

  private static String at(String source) {
    return source.isEmpty() ? "" : " \u00b7 " + source;
  }

  private void writeChecks(List<Check> checks) throws IOException {
    if (checks.isEmpty()) {
      return;
    }
    markup.element("h2", "What was tried").open("ul", "class", "checks");
    for (Check check : checks) {
      markup.open("li", "class", check.failureGone() ? "gone" : "stays");
      markup.open("span").prose(PlainText.escape(check.question())).close("span");
      markup.element("strong", check.failureGone() ? "failure gone" : ended(check.outcome()));
      markup.close("li").newLine();
    }
    markup.close("ul").newLine();
  }

  private static String ended(Outcome outcome) {
    return outcome instanceof Outcome.Unresolved ? "no answer" : "still fails";
  }

  private void writeOthers(List<Finding> findings) throws IOException {
    if (findings.size() < 2) {
      return;
    }
    markup.open("details").element("summary", "What else it may be").open("ul");
    for (Finding finding : findings.subList(1, findings.size())) {
      markup.open("li").element("b", finding.pattern().words()).text(": ");
      markup.prose(PlainText.escape(finding.sentence()));
      markup.text(" " + PlainText.escape(finding.reason())).close("li").newLine();
    }
    markup.close("ul").close("details").newLine();
  }

  private void writeDetails(Outcome outcome) throws IOException {
    if (outcome instanceof Outcome.Fail fail && !fail.details().isEmpty()) {
      markup.open("details").element("summary", "How it failed").open("pre");
      markup.text(PlainText.escape(fail.signature().toString())).newLine();
      for (String detail : fail.details()) {
        markup.text(PlainText.escape(detail.replace("\t", "  "))).newLine();
      }
      markup.close("pre").close("details").newLine();
    }
  }
}

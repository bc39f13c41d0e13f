package dev.unravel.report.html;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.explain.Origin;
import dev.unravel.report.PlainText;
import dev.unravel.report.TargetCommand;
import dev.unravel.report.TraceText;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import java.io.IOException;

/** The head of the page: what is wrong, how it shows, how short it was made, how to repeat it. */
final class VerdictSection {
  private final Explanation explanation;
  private final Markup markup;

  VerdictSection(Explanation explanation, Markup markup) {
    this.explanation = explanation;
    this.markup = markup;
  }

  void write(String traceFile) throws IOException {
    Trace trace = explanation.trace();
    Finding verdict = explanation.verdict();
    markup.open("header", "class", "verdict");
    markup.open("p", "class", "eyebrow");
    markup.element("span", pattern(verdict), "class", "pattern");
    markup.element("span", PlainText.escape(trace.target().title()), "class", "target");
    writeCopyButton("Copy verdict", verdict.sentence());
    markup.close("p").newLine();
    markup.open("h1", "id", "verdict").prose(PlainText.escape(verdict.sentence())).close("h1");
    markup.newLine().open("dl", "class", "facts");
    writeFailure(trace.outcome());
    fact("Schedule", schedule(trace));
    decidingSwitch();
    if (!verdict.reason().isEmpty()) {
      fact("Why", verdict.reason());
    }
    if (verdict.hint().isPresent()) {
      String tried = verdict.trial().isEmpty() ? "" : "; " + verdict.trial();
      fact("Hint", verdict.hint().get() + tried);
    }
    writeCommand("Replay", "unravel replay " + TargetCommand.quoted(traceFile));
    markup.close("dl").close("header").newLine();
  }

  private static String pattern(Finding finding) {
    return finding.pattern().words()
        + (finding.form().isEmpty() ? "" : ": " + PlainText.escape(finding.form()));
  }

  private void writeFailure(Outcome outcome) throws IOException {
    if (outcome instanceof Outcome.Fail fail) {
      fact("Failure", fail.message().isEmpty() ? fail.signature().toString() : fail.message());
    } else if (outcome instanceof Outcome.Unresolved unresolved) {
      fact("Unresolved", unresolved.reason());
    }
  }

  private String schedule(Trace trace) {
    TraceStatistics now = TraceStatistics.of(trace);
    String size =
        String.join(
            ", ",
            TraceText.count(now.threads(), "thread"),
            TraceText.count(now.actions(), "step"),
            switches(now));
    return size + explanation.origin().map(VerdictSection::simplified).orElse("");
  }

  private static String simplified(Origin origin) {
    return "; simplified from "
        + switches(origin.before())
        + " in "
        + TraceText.count(origin.executions(), "execution")
        + (origin.minimal() ? ", no schedule with fewer preemptions fails this way" : "");
  }

  private static String switches(TraceStatistics statistics) {
    return TraceText.count(statistics.switches(), "switch")
        + " ("
        + TraceText.count(statistics.preemptions(), "preemption")
        + ")";
  }

  private void decidingSwitch() throws IOException {
    long clock = explanation.contrast().map(it -> it.switchClock()).orElse(0L);
    Trace trace = explanation.trace();
    if (clock < 1 || clock >= trace.actions().size()) {
      return;
    }
    TraceText text = new TraceText(trace);
    String from = text.name(trace.at(clock).thread());
    String to = text.name(trace.at(clock + 1).thread());
    markup.element("dt", "Deciding switch").open("dd", "class", "decides");
    markup.element("a", "after step " + clock, "href", "#step-" + clock);
    markup.text(", from " + from + " to " + to + "; an execution without it passes");
    markup.close("dd").newLine();
  }

  private void fact(String name, String text) throws IOException {
    markup.element("dt", name).open("dd").prose(PlainText.escape(text)).close("dd").newLine();
  }

  private void writeCommand(String name, String command) throws IOException {
    markup.element("dt", name).open("dd", "class", "command").element("code", command);
    writeCopyButton("Copy", command);
    markup.close("dd").newLine();
  }

  private void writeCopyButton(String label, String text) throws IOException {
    String copied = PlainText.escape(text);
    markup.element("button", label, "type", "button", "class", "copy", "data-copy", copied);
  }
}

package dev.unravel.report.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.explain.History;
import dev.unravel.diagnose.trial.Check;
import dev.unravel.diagnose.trial.Curve;
import dev.unravel.report.Json;
import dev.unravel.trace.Action;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import java.util.Locale;

/** An explanation for programs: the fields are described in docs/explain.md. */
public final class ExplanationJson {
  private ExplanationJson() {}

  /** Writes the fields of an object that has been begun. */
  public static void write(Explanation explanation, Json json) {
    Trace trace = explanation.trace();
    finding(explanation.verdict(), trace, json);
    json.name("candidates").beginArray();
    for (Finding each : explanation.findings().subList(1, explanation.findings().size())) {
      json.beginObject();
      finding(each, trace, json);
      json.endObject();
    }
    json.endArray();
    json.name("checks").beginArray();
    explanation.checks().forEach(each -> check(each, json));
    json.endArray();
    json.name("histories").beginArray();
    explanation.histories().forEach(each -> history(each, trace, json));
    json.endArray();
    explanation
        .contrast()
        .ifPresent(
            contrast ->
                json.name("contrast")
                    .beginObject()
                    .field("sameActions", contrast.same())
                    .field("switchClock", contrast.switchClock())
                    .field("hash", TraceHash.digits(TraceHash.of(contrast.passing())))
                    .endObject());
    explanation.curve().ifPresent(curve -> curve(curve, explanation.turningPoint(), json));
    json.field("hash", TraceHash.digits(TraceHash.of(trace)));
  }

  private static void finding(Finding finding, Trace trace, Json json) {
    json.field("pattern", finding.pattern().name().toLowerCase(Locale.ROOT))
        .field("patternWords", finding.pattern().words());
    if (!finding.form().isEmpty()) {
      json.field("form", finding.form());
    }
    json.field("sentence", finding.sentence())
        .field("variables", finding.variables())
        .field("reason", finding.reason());
    finding.hint().ifPresent(hint -> json.field("hint", hint));
    if (!finding.tried().isEmpty()) {
      json.field("hintTried", finding.tried());
    }
    json.name("evidence").beginArray();
    for (Finding.Evidence each : finding.evidence()) {
      json.beginObject().field("role", each.role());
      action(each.clock(), trace, json);
      json.endObject();
    }
    json.endArray();
  }

  private static void curve(Curve curve, String turning, Json json) {
    json.name("curve").beginObject().field("rounds", curve.rounds()).field("turning", turning);
    json.name("points").beginArray();
    for (int i = 0; i < curve.clocks().size(); i++) {
      json.beginObject()
          .field("clock", curve.clocks().get(i))
          .field("failing", curve.failed().get(i))
          .endObject();
    }
    json.endArray().endObject();
  }

  private static void check(Check check, Json json) {
    json.beginObject()
        .field("question", check.question())
        .field("outcome", ExplanationText.outcome(check))
        .field("passes", check.outcome() instanceof Outcome.Pass)
        .field("failureGone", check.failureGone())
        .field("first", check.first())
        .field("second", check.second())
        .endObject();
  }

  private static void history(History history, Trace trace, Json json) {
    json.beginObject().field("name", history.name());
    if (history.bad() > 0) {
      json.field("badClock", history.bad());
    }
    json.name("actions").beginArray();
    for (long clock : history.clocks()) {
      json.beginObject();
      action(clock, trace, json);
      json.endObject();
    }
    json.endArray().endObject();
  }

  private static void action(long clock, Trace trace, Json json) {
    Action action = trace.at(clock);
    json.field("clock", clock)
        .field("thread", trace.threads().get(action.thread()).toString())
        .field("action", trace.deed(action));
    if (!action.value().isEmpty()) {
      json.field("value", action.value());
    }
    trace.location(action.location()).ifPresent(at -> json.field("location", at.toString()));
  }
}

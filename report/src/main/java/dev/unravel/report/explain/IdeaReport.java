package dev.unravel.report.explain;

import dev.unravel.diagnose.explain.RemedyVerdict;
import dev.unravel.report.Json;

/**
 * Report on an idea that was tried.
 *
 * @param verdict what came of it
 */
public record IdeaReport(RemedyVerdict verdict) {

  /** For people, or as an object of JSON. */
  public String text(boolean asJson) {
    return asJson ? json() : verdict.remedy().text() + ": " + word() + "; " + verdict.words();
  }

  private String word() {
    if (verdict.survives()) {
      return "HELPS";
    }
    return verdict.with().failed() > 0 ? "DOES NOT HELP" : "UNSURE";
  }

  private String json() {
    return Json.text(
        json ->
            json.beginObject()
                .field("idea", verdict.remedy().text())
                .field("helps", verdict.survives())
                .field("words", verdict.words())
                .field("executions", verdict.with().executions())
                .field("failing", verdict.with().failed())
                .field("everySchedule", verdict.with().complete())
                .field("executionsWithout", verdict.without().executions())
                .field("failingWithout", verdict.without().failed())
                .endObject());
  }
}

package dev.unravel.cli.report;

import dev.unravel.cli.console.Numbers;
import dev.unravel.diagnose.isolate.IsolationResult;
import dev.unravel.launch.folder.ReportFolder;
import dev.unravel.launch.request.Diagnosis;
import dev.unravel.report.Json;
import dev.unravel.report.explain.ExplanationJson;
import java.nio.file.Path;

/** Report on the diagnosis of a failing execution, for programs. */
final class RunJson {
  private RunJson() {}

  /** Writes the fields of an object that has been begun. */
  static void write(Diagnosis known, ReportFolder folder, Json json) {
    known
        .simplification()
        .ifPresent(
            simplest -> {
              json.name("simplified").beginObject();
              SimplifyReport.fields(simplest, json);
              json.endObject();
            });
    if (known.isolation() instanceof IsolationResult.Isolated isolated) {
      json.name("isolated").beginObject();
      IsolateJson.narrowed(isolated, json);
      json.endObject();
    }
    known
        .explanation()
        .ifPresent(
            told -> {
              json.name("explanation").beginObject();
              ExplanationJson.write(told, json);
              json.endObject();
            });
    json.name("diagnosis").beginObject();
    json.field("executions", known.executions());
    json.field("seconds", Numbers.rounded(known.millis() / 1000.0)).endObject();
    known.divergence().ifPresent(divergence -> ResultJson.divergence(divergence, json));
    json.field("files", folder.files().stream().map(Path::toString).toList());
  }
}

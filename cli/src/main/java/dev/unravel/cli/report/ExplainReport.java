package dev.unravel.cli.report;

import dev.unravel.cli.console.Environment;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.cli.console.Style;
import dev.unravel.cli.console.Version;
import dev.unravel.launch.request.ExplainRequest;
import dev.unravel.launch.request.ExplainResult;
import dev.unravel.report.Json;
import dev.unravel.report.ci.SarifReport;
import dev.unravel.report.ci.SourcePaths;
import dev.unravel.report.explain.ExplanationJson;
import dev.unravel.report.explain.ExplanationText;
import dev.unravel.report.html.HtmlReport;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Report on explaining.
 *
 * @param result what it came to
 * @param request what was asked for
 * @param sources where the target's source is looked for
 * @param style whether to colour
 * @param forTerminal whether it is printed, not written to a file
 */
public record ExplainReport(
    ExplainResult result,
    ExplainRequest request,
    Sources sources,
    Style style,
    boolean forTerminal) {

  Trace trace() {
    return result.explanation().trace();
  }

  String text() {
    List<String> lines =
        new ArrayList<>(ExplanationText.lines(result.explanation(), Environment.width()));
    if (forTerminal) {
      lines.set(0, style.bad(lines.get(0)));
    }
    lines.add(
        "effort    "
            + Numbers.of(result.executions(), "execution")
            + ", "
            + Numbers.seconds(result.millis() / 1000.0));
    lines.add("replay    unravel replay " + Printable.path(request.file()));
    return String.join(System.lineSeparator(), lines);
  }

  String html() {
    return HtmlReport.of(result.explanation(), sources, request.file().toString());
  }

  String sarif() {
    SourcePaths paths = SourcePaths.below(Path.of("").toAbsolutePath(), sources);
    return SarifReport.text(result.explanation(), paths, Version.number());
  }

  String json() {
    return Json.text(
        json -> {
          json.beginObject().field("verdict", "explained");
          ResultJson.failure(trace().outcome(), json);
          ExplanationJson.write(result.explanation(), json);
          ResultJson.trace(request.file(), trace(), json);
          double seconds = result.millis() / 1000.0;
          double perSecond = seconds == 0 ? 0 : result.executions() / seconds;
          ResultJson.effort(result.executions(), seconds, perSecond, json);
          json.endObject();
        });
  }
}

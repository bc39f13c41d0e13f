package dev.unravel.cli.report;

import dev.unravel.report.Json;
import dev.unravel.report.PerfettoTrace;
import java.util.Locale;
import java.util.function.Function;

/** Formats of an explanation. */
public enum ExplainFormat {
  TEXT(ExplainReport::text),
  HTML(ExplainReport::html),
  JSON(ExplainReport::json),
  SARIF(ExplainReport::sarif),
  PERFETTO(report -> Json.text(json -> PerfettoTrace.write(report.trace(), json)));

  private final Function<ExplainReport, String> writer;

  ExplainFormat(Function<ExplainReport, String> writer) {
    this.writer = writer;
  }

  public String text(ExplainReport report) {
    return writer.apply(report);
  }

  /** How the format is written on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}

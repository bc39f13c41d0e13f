package dev.unravel.cli.summary;

import dev.unravel.cli.console.Version;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.launch.LaunchException;
import dev.unravel.report.ci.SarifReport;
import dev.unravel.report.ci.SourcePaths;
import dev.unravel.report.source.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** Options that write files for the host of a build: one of each, however many tests there are. */
public final class CiOptions {
  @Option(
      names = "--summary",
      paramLabel = "FILE",
      description = "Append a summary in Markdown to this file.")
  private Path summary;

  @Option(
      names = "--sarif",
      paramLabel = "FILE",
      description = "Write all explanations into one SARIF file.")
  private Path sarif;

  private final List<SarifReport.Told> told = new ArrayList<>();
  private final Map<String, String> sentences = new HashMap<>();

  /** Takes in what is told of a failure. */
  public void add(String test, Explanation explanation, Sources sources) {
    sentences.put(test, explanation.verdict().sentence());
    told.add(
        new SarifReport.Told(
            explanation, SourcePaths.below(Path.of("").toAbsolutePath(), sources)));
  }

  /** Writes what is wanted. A SARIF file without results says that nothing is wrong any more. */
  public void write(List<MarkdownSummary.Test> tests) {
    if (summary != null) {
      write(
          summary,
          new MarkdownSummary(tests, sentences).text(),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    }
    if (sarif != null) {
      write(
          sarif,
          SarifReport.text(told, Version.number()) + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.TRUNCATE_EXISTING,
          StandardOpenOption.WRITE);
    }
  }

  private static void write(Path file, String text, StandardOpenOption... how) {
    try {
      if (file.getParent() != null) {
        Files.createDirectories(file.getParent());
      }
      Files.writeString(file, text, how);
    } catch (IOException failed) {
      throw new LaunchException("cannot write " + file, failed);
    }
  }
}

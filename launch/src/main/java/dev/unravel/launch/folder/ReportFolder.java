package dev.unravel.launch.folder;

import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.request.Diagnosis;
import dev.unravel.report.Json;
import dev.unravel.report.PerfettoTrace;
import dev.unravel.report.ci.SarifReport;
import dev.unravel.report.ci.SourcePaths;
import dev.unravel.report.explain.ExplanationText;
import dev.unravel.report.html.HtmlReport;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A folder with all that is known of a failure, each file named after what it is for. What an
 * earlier report left there is replaced.
 */
public final class ReportFolder {
  /** What the failing execution is called; the page names it in the command to replay it. */
  private static final String FAILING = "failing.unravel";

  private static final String PASSING = "passing.unravel";
  private static final String PAGE = "report.html";
  private static final String SARIF = "result.sarif";
  private static final int WIDTH = 100;

  private final Path folder;
  private final List<Path> files = new ArrayList<>();

  public ReportFolder(Path folder) {
    this.folder = folder;
  }

  public Path failing() {
    return folder.resolve(FAILING);
  }

  public Path page() {
    return folder.resolve(PAGE);
  }

  /**
   * Takes in the trace of what was found, as it was before it was simplified.
   *
   * @return where it is now
   */
  public Path found(Path trace) {
    Path place = folder.resolve("found.unravel");
    try {
      Files.move(trace, place, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failed) {
      throw new LaunchException("cannot write " + place, failed);
    }
    files.add(place);
    return place;
  }

  /** What has been written. */
  public List<Path> files() {
    return List.copyOf(files);
  }

  /**
   * Writes what a diagnosis came to.
   *
   * @param sources where the target's source is looked for
   * @param root what the paths in the files for code hosts start from
   * @param version which release of ours says so
   */
  public void write(Diagnosis diagnosis, Sources sources, Path root, String version) {
    for (String stale : List.of(PASSING, PAGE, SARIF)) {
      drop(stale);
    }
    keep(FAILING, diagnosis.failing());
    diagnosis.passing().ifPresent(trace -> keep(PASSING, trace));
    write(
        "schedule.perfetto.json",
        Json.text(json -> PerfettoTrace.write(diagnosis.failing(), json)));
    diagnosis.explanation().ifPresent(told -> write(told, sources, root, version));
  }

  private void write(Explanation told, Sources sources, Path root, String version) {
    String traceFile = failing().toString();
    write(PAGE, HtmlReport.of(told, sources, traceFile));
    write("verdict.txt", String.join("\n", ExplanationText.lines(told, WIDTH)));
    write(SARIF, SarifReport.text(told, SourcePaths.below(root, sources), version));
  }

  /** Writes a file of text. */
  public void write(String name, String text) {
    Path file = folder.resolve(name);
    try {
      Files.createDirectories(folder);
      Files.writeString(file, text.endsWith("\n") ? text : text + "\n");
    } catch (IOException failed) {
      throw new LaunchException("cannot write " + file, failed);
    }
    files.add(file);
  }

  private void keep(String name, Trace trace) {
    Path file = folder.resolve(name);
    new TraceFolder(folder).replace(file, trace);
    files.add(file);
  }

  private void drop(String name) {
    new TraceFolder(folder).drop(folder.resolve(name));
  }
}

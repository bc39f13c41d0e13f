package dev.unravel.launch.breakpoints;

import dev.unravel.launch.LaunchException;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is written for a set of breakpoints: a breakpoint file, a JUnit test, a source patch. */
public final class BreakpointFiles {
  private final Path folder;
  private final Trace trace;
  private Optional<Path> file = Optional.empty();
  private Optional<Path> test = Optional.empty();
  private Optional<Path> patch = Optional.empty();

  /**
   * @param folder where to write
   * @param trace the failing execution
   */
  public BreakpointFiles(Path folder, Trace trace) {
    this.folder = folder;
    this.trace = trace;
  }

  public Optional<Path> file() {
    return file;
  }

  public Optional<Path> test() {
    return test;
  }

  public Optional<Path> patch() {
    return patch;
  }

  /** Writes the breakpoint file. */
  public void writeFile(BreakpointsResult result) {
    List<String> lines = new ArrayList<>();
    if (trace.outcome() instanceof Outcome.Fail fail) {
      lines.add("# " + fail.signature().toString().replaceAll("\\R", " "));
    }
    lines.add(
        "# " + result.rate().failures() + " of " + result.rate().runs() + " plain runs failed");
    lines.addAll(result.set().orElseThrow().lines());
    file = Optional.of(write("breakpoints.txt", String.join("\n", lines) + "\n"));
  }

  public void writeTest(BreakpointsResult result, Optional<String> name) {}

  public void writePatch(BreakpointsResult result, Sources sources, boolean demanded) {}

  private Path write(String name, String text) {
    Path written = folder.resolve(name);
    try {
      Files.createDirectories(written.toAbsolutePath().getParent());
      Files.writeString(written, text);
    } catch (IOException failed) {
      throw new LaunchException("cannot write " + written, failed);
    }
    return written;
  }
}

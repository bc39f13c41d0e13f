package dev.unravel.launch.breakpoints;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.UsageException;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The files written for a set of breakpoints: a breakpoint file, a JUnit test, a source patch. */
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
    lines.add("# " + signature());
    lines.add(
        "# " + result.rate().failures() + " of " + result.rate().runs() + " plain runs failed");
    lines.addAll(result.set().orElseThrow().lines());
    file = Optional.of(write("breakpoints.txt", String.join("\n", lines) + "\n"));
  }

  /**
   * Writes a JUnit test.
   *
   * @param name its full name; one after the main class if nobody says
   */
  public void writeTest(BreakpointsResult result, Optional<String> name) {
    String full = name.orElse(trace.target().mainClass().replace('$', '_') + "BreakpointTest");
    int dot = full.lastIndexOf('.');
    if (!full.matches("[\\p{L}_][\\p{L}\\p{N}_]*(\\.[\\p{L}_][\\p{L}\\p{N}_]*)*")) {
      throw new UsageException("--test: " + full + " is not the name of a class");
    }
    JunitTest source =
        new JunitTest(
            dot < 0 ? "" : full.substring(0, dot),
            full.substring(dot + 1),
            trace.target(),
            signature(),
            result.set().orElseThrow().lines(),
            JunitTest.repeats(result.rate()));
    test = Optional.of(write(full.replace('.', '/') + ".java", source.source()));
  }

  /**
   * Writes a patch of the source.
   *
   * @param demanded whether it is a mistake if the source is not found
   */
  public void writePatch(BreakpointsResult result, Sources sources, boolean demanded) {
    Optional<String> text = new SourcePatch(result.set().orElseThrow(), sources).text();
    if (text.isEmpty() && demanded) {
      throw new UsageException(
          "the source of the breakpoints was not found; name its folder with --source");
    }
    patch = text.map(diff -> write("breakpoints.patch", diff));
  }

  private String signature() {
    return trace.outcome() instanceof Outcome.Fail fail
        ? fail.signature().toString().replaceAll("\\R", " ")
        : "";
  }

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

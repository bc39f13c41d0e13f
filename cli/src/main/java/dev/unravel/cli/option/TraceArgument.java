package dev.unravel.cli.option;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.UsageException;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.trace.file.TraceFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Parameters;

/** A trace file on the command line. */
public final class TraceArgument {
  @Parameters(index = "0", paramLabel = "TRACE", description = "A trace file.")
  private Path file;

  public Path file() {
    return file;
  }

  public Trace read() {
    return read(file);
  }

  /** The same, to be run: its target must still be there. */
  public Trace readToRun() {
    return readToRun(file);
  }

  public static Trace read(Path file) {
    if (!Files.exists(file)) {
      throw new UsageException("there is no file " + file);
    }
    if (!Files.isRegularFile(file)) {
      throw new UsageException(file + " is not a file");
    }
    try {
      return TraceFile.read(file);
    } catch (TraceFormatException notATrace) {
      throw new LaunchException(file + ": " + notATrace.getMessage());
    } catch (IOException failed) {
      throw new LaunchException("cannot read " + file, failed);
    }
  }

  /**
   * Reads a trace whose target is to run again. Without a look at the class path, a target that was
   * moved or cleaned away would seem to do something else than was recorded.
   */
  public static Trace readToRun(Path file) {
    Trace trace = read(file);
    for (String entry : trace.target().classPath()) {
      if (!Files.exists(Path.of(entry))) {
        throw new UsageException(
            "the trace was recorded with " + entry + " on the class path, and that is gone");
      }
    }
    return trace;
  }
}

package dev.unravel.launch.request;

import dev.unravel.diagnose.simplify.SimplifyLimits;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A request to simplify an execution.
 *
 * @param trace the failing execution
 * @param file where it is kept
 * @param out where to put the result; a new file beside the given one if nobody says
 * @param limits how much work it may be
 * @param hangMillis milliseconds without an action after which an execution hangs
 */
public record SimplifyRequest(
    Trace trace, Path file, Optional<Path> out, SimplifyLimits limits, long hangMillis) {

  public Path folder() {
    return out.orElse(file).toAbsolutePath().getParent();
  }

  /** What the result is called when nobody says. */
  public String name() {
    String name = file.getFileName().toString();
    boolean usual = name.endsWith(TraceFile.EXTENSION);
    return (usual ? name.substring(0, name.length() - TraceFile.EXTENSION.length()) : name)
        + "-simple";
  }
}

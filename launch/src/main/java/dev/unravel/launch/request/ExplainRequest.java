package dev.unravel.launch.request;

import dev.unravel.diagnose.explain.Origin;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A request to explain an execution.
 *
 * @param trace the recorded failing execution
 * @param file where that was read from, for messages
 * @param passing a recorded execution that passes, to compare with
 * @param origin how the execution came to be this short, if it was simplified before
 * @param hangMillis milliseconds without an action after which an execution hangs
 */
public record ExplainRequest(
    Trace trace, Path file, Optional<Trace> passing, Optional<Origin> origin, long hangMillis) {}

package dev.unravel.launch.request;

import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A request to isolate the difference that decides.
 *
 * @param trace the recorded execution
 * @param passing a recorded execution that passes; if there is none, one is looked for
 * @param failingFile where the failing run that comes of it is kept
 * @param passingFile where the passing run is kept
 * @param maxTests mixes of both schedules to run at most
 * @param seed for the search for a passing schedule
 * @param hangMillis milliseconds without an action after which an execution hangs
 */
public record IsolateRequest(
    Trace trace,
    Optional<Trace> passing,
    Path failingFile,
    Path passingFile,
    long maxTests,
    long seed,
    long hangMillis) {}

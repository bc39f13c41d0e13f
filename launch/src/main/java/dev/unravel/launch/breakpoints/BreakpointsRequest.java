package dev.unravel.launch.breakpoints;

import dev.unravel.trace.Trace;
import java.nio.file.Path;

/**
 * A request to find breakpoints for an execution.
 *
 * @param trace the recorded failing execution
 * @param file where that was read from, for messages
 * @param folder where the results go
 * @param runs how many plain runs are made with the breakpoints in the end
 * @param mostMillis milliseconds to look for them
 * @param hangMillis milliseconds without an action after which an execution hangs, and without an
 *     end after which a plain run is given up, unless it normally takes that long
 */
public record BreakpointsRequest(
    Trace trace, Path file, Path folder, int runs, long mostMillis, long hangMillis) {}

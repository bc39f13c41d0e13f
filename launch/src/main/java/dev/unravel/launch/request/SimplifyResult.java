package dev.unravel.launch.request;

import dev.unravel.diagnose.simplify.Simplification;
import dev.unravel.wire.Divergence;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Result of simplifying a trace.
 *
 * @param simplification the simplest execution, and how it was found
 * @param file where it is kept
 * @param millis milliseconds it took
 * @param divergence why a new JVM did not repeat it, if it did not
 */
public record SimplifyResult(
    Simplification simplification, Path file, long millis, Optional<Divergence> divergence) {}

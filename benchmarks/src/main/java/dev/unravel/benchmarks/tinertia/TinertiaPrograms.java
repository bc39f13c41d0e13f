package dev.unravel.benchmarks.tinertia;

import dev.unravel.benchmarks.shapes.Shape;
import dev.unravel.trace.FailureKind;
import java.util.List;

/**
 * The rows of a table after that of Jalbert and Sen, "A trace simplification technique for
 * effective debugging of concurrent programs" (FSE 2010): programs of our own that do what theirs
 * do. Like the shapes they pass when no thread is preempted, end on every schedule, and depend on
 * neither time nor chance.
 */
public final class TinertiaPrograms {
  private TinertiaPrograms() {}

  public static List<Shape> all() {
    return List.of(
        row(
            "bounded buffer",
            dev.unravel.benchmarks.tinertia.boundedbuffer.Main.class,
            FailureKind.LOST_NOTIFICATION),
        row(
            "Black-Scholes",
            dev.unravel.benchmarks.tinertia.blackscholes.Main.class,
            FailureKind.ASSERTION),
        row(
            "compressor with shared scratch",
            dev.unravel.benchmarks.tinertia.compressor.Main.class,
            FailureKind.ASSERTION,
            "shared-scratch"),
        row(
            "compressor with early delete",
            dev.unravel.benchmarks.tinertia.compressor.Main.class,
            FailureKind.EXCEPTION,
            "early-delete"),
        row(
            "annealing router",
            dev.unravel.benchmarks.tinertia.router.Main.class,
            FailureKind.ASSERTION),
        row(
            "trace logger",
            dev.unravel.benchmarks.tinertia.tracelogger.Main.class,
            FailureKind.ASSERTION),
        row(
            "dedup pipeline",
            dev.unravel.benchmarks.tinertia.dedup.Main.class,
            FailureKind.ASSERTION),
        row(
            "file scanner",
            dev.unravel.benchmarks.tinertia.scanner.Main.class,
            FailureKind.ASSERTION),
        row(
            "stream clustering",
            dev.unravel.benchmarks.tinertia.streamcluster.Main.class,
            FailureKind.ASSERTION),
        row(
            "radix sort",
            dev.unravel.benchmarks.tinertia.radixsort.Main.class,
            FailureKind.ASSERTION),
        row(
            "video encoder",
            dev.unravel.benchmarks.tinertia.videoencoder.Main.class,
            FailureKind.ASSERTION));
  }

  private static Shape row(String name, Class<?> program, FailureKind kind, String... arguments) {
    return new Shape(name, program, List.of(arguments), kind);
  }
}

package dev.unravel.launch.usecase;

import dev.unravel.diagnose.isolate.IsolationResult;
import dev.unravel.diagnose.isolate.Isolator;
import dev.unravel.diagnose.isolate.Locator;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.folder.TraceFolder;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.launch.request.IsolateRequest;
import dev.unravel.launch.request.IsolateResult;
import dev.unravel.launch.request.ReplayRequest;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Divergence;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Isolates what makes a recorded execution fail, and keeps the two runs that come of it. */
public final class Isolate {
  private final WorkerSetup setup;
  private final IsolateRequest request;
  private final RunListener listener;

  private Isolate(WorkerSetup setup, IsolateRequest request, RunListener listener) {
    this.setup = setup;
    this.request = request;
    this.listener = listener;
  }

  /** Isolates, and keeps both executions. */
  public static IsolateResult run(WorkerSetup setup, IsolateRequest request, RunListener listener) {
    return new Isolate(setup, request, listener).run();
  }

  private IsolateResult run() {
    long start = System.nanoTime();
    IsolationResult isolation;
    long executions;
    try (WorkerLaboratory laboratory =
        new WorkerLaboratory(setup, request.trace(), request.hangMillis(), listener)) {
      isolation = isolate(laboratory);
      executions = laboratory.executions();
    }
    Optional<Divergence> divergence = Optional.empty();
    if (isolation instanceof IsolationResult.Isolated isolated) {
      keep(isolated.failing(), request.failingFile());
      keep(isolated.passing(), request.passingFile());
      divergence = divergence(isolated.failing()).or(() -> divergence(isolated.passing()));
      executions += 2;
    }
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    return new IsolateResult(isolation, executions, millis, divergence);
  }

  private IsolationResult isolate(WorkerLaboratory laboratory) {
    Outcome recorded = request.trace().outcome();
    if (!isSame(laboratory.start().trace().outcome(), recorded)) {
      return new IsolationResult.NotIsolated(
          "the recorded execution does not repeat: unravel replay says where it differs");
    }
    return in(laboratory, request.passing(), request.maxTests(), request.seed());
  }

  /**
   * Isolates in a laboratory that is open already, from what it starts from.
   *
   * @param passing an execution that passes; if there is none, one is looked for
   */
  static IsolationResult in(
      WorkerLaboratory laboratory, Optional<Trace> passing, long maxTests, long seed) {
    Isolator isolator = new Isolator(laboratory, Locator::recorded, maxTests, seed);
    return passing
        .map(known -> isolator.isolate(laboratory.start(), known.schedule()))
        .orElseGet(() -> isolator.isolate(laboratory.start()));
  }

  private static boolean isSame(Outcome came, Outcome recorded) {
    return came instanceof Outcome.Fail fail && recorded instanceof Outcome.Fail before
        ? fail.signature().equals(before.signature())
        : came.equals(recorded);
  }

  private static void keep(Trace trace, Path file) {
    new TraceFolder(file.toAbsolutePath().getParent()).replace(file, trace);
  }

  /** Whether a new JVM does the same. */
  private Optional<Divergence> divergence(Trace trace) {
    ReplayRequest again = new ReplayRequest(trace, 1, true, request.hangMillis(), false);
    return new Replay(setup, new Quiet(listener)).replay(again).divergence();
  }

  /** A listener that drops the target's output, which was seen when the failure was found. */
  private record Quiet(RunListener listener) implements RunListener {
    @Override
    public void note(String text) {
      listener.note(text);
    }

    @Override
    public void log(String line) {
      listener.log(line);
    }
  }
}

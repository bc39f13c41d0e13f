package dev.unravel.benchmarks;

import dev.unravel.benchmarks.shapes.Shape;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** Searches in shapes, as often as asked, in one JVM; in a new one when that is lost. */
final class ShapeWorker implements AutoCloseable {
  private final WorkerSetup setup;
  private final Consumer<String> complaints;
  private Optional<WorkerProcess> process = Optional.empty();

  /**
   * A worker that starts when it is needed.
   *
   * @param complaints takes what should not happen, a line each
   */
  ShapeWorker(Jdk jdk, Consumer<String> complaints) {
    this.setup = WorkerSetup.of(jdk, WorkerBackend.AUTO);
    this.complaints = complaints;
  }

  /** Which execution of the strategy failed first, if one did within the limits. */
  OptionalLong firstFailure(Shape shape, Settings settings, long maxExecutions, long maxMillis) {
    Job job = Job.find(shape.target(), settings, maxExecutions, maxMillis);
    Found found = new Found();
    Message.Done done;
    try {
      done = process(shape, settings).run(job, found);
    } catch (WorkerLostException lost) {
      complain(shape, settings, lost.getMessage());
      close();
      return OptionalLong.empty();
    }
    if (found.kind.isEmpty()) {
      return OptionalLong.empty();
    }
    if (found.kind.get() != shape.kind()) {
      complain(
          shape, settings, "found " + found.kind.get().word() + ", not " + shape.kind().word());
    }
    // Those that warm up and confirm are not the strategy's.
    long own = done.coverage().executions().values().stream().mapToLong(Long::longValue).sum();
    if (own == 0) {
      complain(shape, settings, "fails without any preemption");
    }
    return OptionalLong.of(own);
  }

  private WorkerProcess process(Shape shape, Settings settings) {
    if (process.isEmpty()) {
      process = Optional.of(WorkerProcess.start(setup, shape.target(), settings, line -> {}));
    }
    return process.get();
  }

  private void complain(Shape shape, Settings settings, String what) {
    complaints.accept(
        shape.name() + ", " + settings.strategy() + ", seed " + settings.seed() + ": " + what);
  }

  @Override
  public void close() {
    process.ifPresent(WorkerProcess::close);
    process = Optional.empty();
  }

  /** Keeps what kind of failure was found. */
  private static final class Found implements Consumer<Message> {
    private Optional<FailureKind> kind = Optional.empty();

    @Override
    public void accept(Message message) {
      if (message instanceof Message.Found found) {
        try {
          Outcome outcome = TraceFile.read(found.trace()).outcome();
          kind = Optional.of(((Outcome.Fail) outcome).signature().kind());
        } catch (TraceFormatException ours) {
          throw new IllegalStateException(ours);
        }
      }
    }
  }
}

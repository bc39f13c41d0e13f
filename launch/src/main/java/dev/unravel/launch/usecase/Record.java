package dev.unravel.launch.usecase;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.folder.TraceFolder;
import dev.unravel.launch.request.RecordRequest;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.wire.Job;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Records a run of the target as it happens. */
public final class Record {
  private static final Path FOLDER = Path.of("unravel-traces");

  private Record() {}

  /**
   * A recorded run.
   *
   * @param file where its trace is
   * @param trace the trace
   * @param hash hash of the trace
   * @param millis milliseconds it took, with the start of the JVM
   */
  public record Recorded(Path file, Trace trace, long hash, long millis) {}

  /** Runs the target once and writes the trace. */
  public static Recorded record(WorkerSetup setup, RecordRequest request, RunListener listener) {
    check(request);
    long start = System.nanoTime();
    Repetitions runs = new Repetitions(listener);
    Job job = request.job();
    Replay.perform(setup, job, runs, listener);
    ReplayResult result = runs.result(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
    Path file = keep(result.trace(), request);
    return new Recorded(file, result.trace(), result.hash(), result.millis());
  }

  /** Before the run, which may be a long one. */
  private static void check(RecordRequest request) {
    if (request.file().isEmpty()) {
      new TraceFolder(FOLDER).prepare();
      return;
    }
    Path parent = request.file().get().toAbsolutePath().getParent();
    if (!Files.isDirectory(parent) || !Files.isWritable(parent)) {
      throw new UsageException(
          "the folder " + parent + " cannot be written to; name another file with --out");
    }
  }

  private static Path keep(Trace trace, RecordRequest request) {
    if (request.file().isEmpty()) {
      return new TraceFolder(FOLDER).keep(trace);
    }
    Path file = request.file().get();
    try {
      TraceFile.write(trace, file);
      return file;
    } catch (IOException failed) {
      throw new LaunchException("cannot write " + file, failed);
    }
  }
}

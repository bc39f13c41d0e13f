package dev.unravel.conformance;

import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A worker JVM that does one job after the other, started when it is first needed and again when it
 * was lost.
 */
final class SharedWorker implements AutoCloseable {
  private final WorkerSetup setup;
  private final List<String> jvmOptions;
  private WorkerProcess process;

  SharedWorker(EngineConfiguration configuration, String... jvmOptions) {
    this(configuration.setup(), jvmOptions);
  }

  private SharedWorker(WorkerSetup setup, String... jvmOptions) {
    this.setup = setup;
    this.jvmOptions = List.of(jvmOptions);
  }

  /** One that does little, and need not have its code compiled for long. */
  static SharedWorker brief(EngineConfiguration configuration, String... jvmOptions) {
    return new SharedWorker(configuration.briefSetup(), jvmOptions);
  }

  /** A program of this module, to be run by this worker. */
  Target target(String mainClass) {
    return target(Programs.CLASSES, mainClass);
  }

  Target target(Path classes, String mainClass) {
    return target(classes, mainClass, "");
  }

  Target target(Path classes, String mainClass, String standardInput) {
    Set<String> classPath = new LinkedHashSet<>();
    classPath.add(classes.toString());
    classPath.add(Programs.CLASSES.toString());
    return new Target(
        List.copyOf(classPath), mainClass, List.of(), jvmOptions, standardInput.getBytes());
  }

  WorkerReport run(Job job) {
    if (process == null) {
      // What the agent is told, and with it all later jobs.
      Settings instrumentation =
          Settings.defaults()
              .withPoints(job.settings().points())
              .withStrategy(job.settings().strategy())
              .withInsideConcurrent(job.settings().insideConcurrent());
      process = WorkerProcess.start(setup, job.target(), instrumentation, line -> {});
    }
    WorkerReport report = new WorkerReport(job);
    try {
      Message.Done done = process.run(job, report);
      report.done(done);
      if (report.hung()) {
        close(); // Such a worker ends by itself, but not at once.
      }
      return report;
    } catch (WorkerLostException lost) {
      close();
      throw new AssertionError(lost.getMessage() + "\n" + lost.lastLines(), lost);
    }
  }

  @Override
  public void close() {
    if (process != null) {
      process.close();
      process = null;
    }
  }
}

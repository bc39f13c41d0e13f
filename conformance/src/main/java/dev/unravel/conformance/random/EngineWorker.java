package dev.unravel.conformance.random;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A worker JVM that does one program after another, started when it is first needed. */
final class EngineWorker implements AutoCloseable {

  /**
   * What a worker said about a program.
   *
   * @param outcomes what it printed or how it failed, for an enumeration
   * @param executions how many executions that took
   * @param complete whether it says that these were all
   * @param failed whether a search found a failure
   */
  record Answer(Set<String> outcomes, long executions, boolean complete, boolean failed) {}

  private final WorkerSetup setup;
  private final Settings shape;
  private final List<String> jvmOptions;
  private WorkerProcess process;

  /**
   * A worker.
   *
   * @param shape settings that shape the classes of its JVM
   */
  EngineWorker(WorkerSetup setup, Settings shape, String... jvmOptions) {
    this.setup = setup;
    this.shape = shape;
    this.jvmOptions = List.of(jvmOptions);
  }

  Target target(Path classes, String mainClass, String... arguments) {
    return new Target(
        List.of(classes.toString()), mainClass, List.of(arguments), jvmOptions, new byte[0]);
  }

  /** All outcomes that a strategy comes to, in at most so many executions. */
  Answer enumerate(Target target, Settings settings, long most) {
    return run(Job.enumerate(target, settings, most, 0));
  }

  /** Looks for a failure as {@code find} does. */
  Answer find(Target target, Settings settings, long most) {
    return run(Job.find(target, settings, most, 0));
  }

  private Answer run(Job job) {
    if (process == null) {
      process = WorkerProcess.start(setup, job.target(), shape, line -> {});
    }
    Set<String> outcomes = new TreeSet<>();
    boolean[] flags = new boolean[2];
    try {
      Message.Done done =
          process.run(
              job,
              message -> {
                if (message instanceof Message.Enumerated enumerated) {
                  enumerated.outcomes().keySet().forEach(each -> outcomes.add(plain(each)));
                  flags[0] = enumerated.complete();
                } else if (message instanceof Message.Found) {
                  flags[1] = true;
                }
              });
      boolean complete = flags[0] || done.coverage().everySchedule();
      if (outcomes.contains("FAIL hang")) {
        close(); // Such a worker ends by itself, but not at once.
      }
      return new Answer(outcomes, done.executions(), complete, flags[1]);
    } catch (WorkerLostException lost) {
      close();
      return new Answer(Set.of("LOST " + lost.getMessage()), 0, true, false);
    } catch (LaunchException broken) {
      close();
      return new Answer(Set.of("BROKEN " + broken.getMessage() + broken.detail()), 0, true, false);
    }
  }

  /** The oracle does not say why nobody can act. */
  private static String plain(String outcome) {
    return switch (outcome) {
      case "FAIL deadlock", "FAIL lost-notification" -> Oracle.STUCK;
      default -> outcome;
    };
  }

  @Override
  public void close() {
    if (process != null) {
      process.close();
      process = null;
    }
  }
}

package dev.unravel.conformance;

import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.seen.Sighting;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One worker that looks for conflicts, for each configuration that is asked for. */
final class ConflictWorkers implements AutoCloseable {
  private final Map<EngineConfiguration, WorkerProcess> processes = new HashMap<>();

  static Target target(String mainClass, String... arguments) {
    return new Target(
        List.of(Programs.CLASSES.toString()),
        mainClass,
        List.of(arguments),
        List.of(),
        new byte[0]);
  }

  /** What shows in so many executions of a program. */
  List<Sighting> look(EngineConfiguration configuration, Target target, long executions) {
    Settings settings = EngineSettings.withFewActions(Settings.defaults());
    WorkerProcess process =
        processes.computeIfAbsent(
            configuration,
            key ->
                WorkerProcess.start(
                    configuration.briefSetup().forConflicts(), target, settings, line -> {}));
    List<Sighting> seen = new ArrayList<>();
    process.run(
        Job.conflicts(target, settings, executions, 0),
        message -> {
          if (message instanceof Message.Conflicts conflicts) {
            seen.addAll(conflicts.sightings());
          }
        });
    return seen;
  }

  @Override
  public void close() {
    processes.values().forEach(WorkerProcess::close);
  }
}

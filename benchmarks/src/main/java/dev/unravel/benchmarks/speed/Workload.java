package dev.unravel.benchmarks.speed;

import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.nio.file.Path;
import java.util.List;

/**
 * A program, and how a worker is to run it.
 *
 * @param jdk the worker's JDK, whose fastest backend is used
 * @param target the program
 * @param settings how to run it
 */
record Workload(Jdk jdk, Target target, Settings settings) {
  private static final String CLASSES =
      Path.of("benchmarks", "target", "classes").toAbsolutePath().toString();

  /** A program of this module; its executions share their classes. */
  static Workload of(Jdk jdk, Class<?> main, String... arguments) {
    return new Workload(
        jdk,
        new Target(List.of(CLASSES), main.getName(), List.of(arguments), List.of(), new byte[0]),
        Settings.defaults().withIsolation(Isolation.SAME, 0));
  }

  /** The same with another strategy. */
  Workload withStrategy(String name) {
    return withSettings(settings.withStrategy(name));
  }

  /** The same with other settings. */
  Workload withSettings(Settings value) {
    return new Workload(jdk, target, value);
  }

  /** The same with options for the worker's JVM. */
  Workload withJvmOptions(String... options) {
    return new Workload(
        jdk,
        new Target(
            target.classPath(),
            target.mainClass(),
            target.arguments(),
            List.of(options),
            target.standardInput()),
        settings);
  }

  /** Starts a worker for it. */
  WorkerProcess start() {
    return WorkerProcess.start(
        WorkerSetup.of(jdk, WorkerBackend.AUTO), target, settings, line -> {});
  }

  String strategy() {
    return settings.strategy();
  }

  /** The name of the program, for people. */
  String name() {
    return target.mainClass().substring(target.mainClass().lastIndexOf('.') + 1);
  }
}

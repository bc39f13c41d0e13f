package dev.unravel.launch;

import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What kind of JVM the workers run in.
 *
 * @param jdk the JDK
 * @param backend how threads are switched
 * @param agent the agent's jar; tests of the controller do without
 * @param mainClass the worker's main class
 * @param brief whether they live for some seconds only
 * @param conflicts whether they look for conflicts, whatever the settings say
 */
public record WorkerSetup(
    Jdk jdk,
    Backend backend,
    Optional<Path> agent,
    String mainClass,
    boolean brief,
    boolean conflicts) {

  /** The first JDK whose continuations can be used. */
  private static final int CONTINUATIONS = 24;

  /** In less time than this, code that is compiled to run as fast as possible does not pay. */
  private static final long BRIEF_MILLIS = 10_000;

  private static final String WORKER = "dev.unravel.explore.Worker";

  public WorkerSetup {
    if (backend == Backend.CONTINUATION && jdk.feature() < CONTINUATIONS) {
      throw new UsageException(
          "the continuation backend needs JDK "
              + CONTINUATIONS
              + " or newer, and the target runs on "
              + jdk.version()
              + "; use --backend os, or --jdk");
    }
  }

  WorkerSetup(Jdk jdk, Backend backend, Optional<Path> agent, String mainClass) {
    this(jdk, backend, agent, mainClass, false, false);
  }

  /** Real workers. */
  public static WorkerSetup of(Jdk jdk, Backend backend) {
    return new WorkerSetup(jdk, backend, Optional.of(AgentJar.locate()), WORKER);
  }

  /** The same, on another JDK. */
  public WorkerSetup on(Jdk other) {
    return new WorkerSetup(other, backend, agent, mainClass, brief, conflicts);
  }

  /**
   * The same, for work that is limited.
   *
   * @param millis milliseconds it may take, 0 for no limit
   */
  public WorkerSetup forAtMost(long millis) {
    boolean briefly = millis > 0 && millis <= BRIEF_MILLIS;
    return new WorkerSetup(jdk, backend, agent, mainClass, briefly, conflicts);
  }

  /** The same, to look for conflicts. */
  public WorkerSetup forConflicts() {
    return new WorkerSetup(jdk, backend, agent, mainClass, brief, true);
  }

  /** The command that starts a worker for the target. */
  List<String> command(Target target, Settings settings, int port, String token) {
    List<String> command = new ArrayList<>();
    command.add(jdk.java().toString());
    command.addAll(JvmFlags.before(target.jvmOptions(), brief));
    command.addAll(target.jvmOptions());
    agent.ifPresent(
        jar ->
            command.add(
                "-javaagent:"
                    + jar
                    + "="
                    + agentOptions(settings)
                    + cache(jar, settings, target.jvmOptions())));
    command.add("-cp");
    command.add(String.join(File.pathSeparator, target.classPath()));
    command.add(mainClass);
    command.add(Integer.toString(port));
    command.add(token);
    return command;
  }

  private String agentOptions(Settings settings) {
    String options =
        "points="
            + settings.points().word()
            + (settings.insideConcurrent() ? ",inside-concurrent" : "")
            + (seesConflicts(settings) ? ",conflicts" : "");
    return backend == Backend.AUTO ? options : options + ",backend=" + backend.word();
  }

  private boolean seesConflicts(Settings settings) {
    return conflicts || settings.failOnRace();
  }

  private String cache(Path jar, Settings settings, List<String> jvmOptions) {
    String shape =
        settings.points().word()
            + (settings.insideConcurrent() ? "-inside" : "")
            + (seesConflicts(settings) ? "-conflicts" : "");
    return new ClassCache(System.getenv())
        .file(jdk, jar, shape, jvmOptions)
        .map(file -> ",cache=" + file)
        .orElse("");
  }
}

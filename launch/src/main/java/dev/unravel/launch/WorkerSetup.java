package dev.unravel.launch;

import dev.unravel.trace.PointLevel;
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
 * @param names whether every object that the target makes gets a name
 */
public record WorkerSetup(
    Jdk jdk,
    Backend backend,
    Optional<Path> agent,
    String mainClass,
    boolean brief,
    boolean names) {

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
    return new WorkerSetup(other, backend, agent, mainClass, brief, names);
  }

  /**
   * The same, for work that is limited.
   *
   * @param millis milliseconds it may take, 0 for no limit
   */
  public WorkerSetup forAtMost(long millis) {
    boolean soon = millis > 0 && millis <= BRIEF_MILLIS;
    return new WorkerSetup(jdk, backend, agent, mainClass, soon, names);
  }

  /** The same, with a name for every object that the target makes. */
  WorkerSetup withNames() {
    return new WorkerSetup(jdk, backend, agent, mainClass, brief, true);
  }

  /** The command that starts a worker for the target. */
  List<String> command(
      Target target, PointLevel points, boolean insideConcurrent, int port, String token) {
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
                    + agentOptions(points, insideConcurrent)
                    + cache(jar, points, insideConcurrent, target.jvmOptions())));
    command.add("-cp");
    command.add(String.join(File.pathSeparator, target.classPath()));
    command.add(mainClass);
    command.add(Integer.toString(port));
    command.add(token);
    return command;
  }

  private String agentOptions(PointLevel points, boolean insideConcurrent) {
    String options = "points=" + points.word() + (insideConcurrent ? ",inside-concurrent" : "");
    options += names ? ",names" : "";
    return backend == Backend.AUTO ? options : options + ",backend=" + backend.word();
  }

  private String cache(
      Path jar, PointLevel points, boolean insideConcurrent, List<String> jvmOptions) {
    String shape = points.word() + (insideConcurrent ? "-inside" : "");
    return new ClassCache(System.getenv())
        .file(jdk, jar, shape, jvmOptions)
        .map(file -> ",cache=" + file)
        .orElse("");
  }
}

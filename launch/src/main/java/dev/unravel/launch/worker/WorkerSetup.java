package dev.unravel.launch.worker;

import dev.unravel.launch.UsageException;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The kind of JVM that workers run in.
 *
 * @param jdk the JDK
 * @param backend how threads are switched
 * @param agent the agent's jar; tests of the controller do without
 * @param mainClass the worker's main class
 * @param brief whether they live for some seconds only
 * @param conflicts whether they look for conflicts, whatever the settings say
 * @param debugger the port at which a debugger listens for them
 * @param names whether every object that the target makes gets a name
 * @param loops whether they count the rounds of loops
 */
public record WorkerSetup(
    Jdk jdk,
    WorkerBackend backend,
    Optional<Path> agent,
    String mainClass,
    boolean brief,
    boolean conflicts,
    OptionalInt debugger,
    boolean names,
    boolean loops) {

  /** The first JDK whose continuations can be used. */
  private static final int CONTINUATIONS = 24;

  /** In less time than this, code that is compiled to run as fast as possible does not pay. */
  private static final long BRIEF_MILLIS = 10_000;

  private static final String WORKER = "dev.unravel.explore.Worker";

  public WorkerSetup {
    if (backend == WorkerBackend.CONTINUATION && jdk.feature() < CONTINUATIONS) {
      throw new UsageException(
          "the continuation backend needs JDK "
              + CONTINUATIONS
              + " or newer, and the target runs on "
              + jdk.version()
              + "; use --backend os, or --jdk");
    }
  }

  public WorkerSetup(Jdk jdk, WorkerBackend backend, Optional<Path> agent, String mainClass) {
    this(jdk, backend, agent, mainClass, false, false, OptionalInt.empty(), false, false);
  }

  /** Real workers. */
  public static WorkerSetup of(Jdk jdk, WorkerBackend backend) {
    return new WorkerSetup(jdk, backend, Optional.of(AgentJar.locate()), WORKER);
  }

  /** The same, on another JDK. */
  public WorkerSetup on(Jdk other) {
    return new WorkerSetup(
        other, backend, agent, mainClass, brief, conflicts, debugger, names, loops);
  }

  /**
   * The same, for work that is limited.
   *
   * @param millis milliseconds it may take, 0 for no limit
   */
  public WorkerSetup forAtMost(long millis) {
    boolean briefly = millis > 0 && millis <= BRIEF_MILLIS;
    return new WorkerSetup(
        jdk, backend, agent, mainClass, briefly, conflicts, debugger, names, loops);
  }

  /** The same, to look for conflicts. */
  public WorkerSetup forConflicts() {
    return new WorkerSetup(jdk, backend, agent, mainClass, brief, true, debugger, names, loops);
  }

  /** The same, with threads of the operating system that a debugger gets to see. */
  public WorkerSetup debugged(int port) {
    return new WorkerSetup(
        jdk,
        WorkerBackend.OS,
        agent,
        mainClass,
        brief,
        conflicts,
        OptionalInt.of(port),
        names,
        loops);
  }

  /**
   * The same, with a name for every object that the target makes.
   *
   * @param countLoops whether to count the rounds of loops, too
   */
  public WorkerSetup withNames(boolean countLoops) {
    // A proof has few executions: what C2 would make of them comes too late, and takes a processor.
    return new WorkerSetup(
        jdk, backend, agent, mainClass, true, conflicts, debugger, true, countLoops);
  }

  /** The command that starts a worker for the target. */
  List<String> command(Target target, Settings settings, int port, String token) {
    List<String> command = new ArrayList<>();
    command.add(jdk.java().toString());
    boolean briefly = brief || JvmFlags.areBrief(System.getenv());
    command.addAll(JvmFlags.before(target.jvmOptions(), briefly));
    if (target.isTest()) {
      command.addAll(JvmFlags.FOR_TESTS);
    }
    command.addAll(target.jvmOptions());
    debugger.ifPresent(
        at ->
            command.add(
                "-agentlib:jdwp=transport=dt_socket,server=n,suspend=y,address=127.0.0.1:" + at));
    agent.ifPresent(
        jar ->
            command.add(
                "-javaagent:"
                    + jar
                    + "="
                    + agentOptions(settings)
                    + (target.isTest() ? ",test" : "")
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
            + (seesConflicts(settings) ? ",conflicts" : "")
            + (debugger.isPresent() ? ",debugged" : "")
            + (names ? ",names" : "")
            + (tellsUses(settings) ? ",uses" : "")
            + (loops ? ",loops" : "");
    return backend == WorkerBackend.AUTO ? options : options + ",backend=" + backend.word();
  }

  private static boolean tellsUses(Settings settings) {
    return settings.strategy().equals("dpor");
  }

  private boolean seesConflicts(Settings settings) {
    return conflicts || settings.failOnRace();
  }

  private String cache(Path jar, Settings settings, List<String> jvmOptions) {
    // Loops are counted in classes of the target only, which are not kept.
    String shape =
        settings.points().word()
            + (settings.insideConcurrent() ? "-inside" : "")
            + (seesConflicts(settings) ? "-conflicts" : "")
            + (debugger.isPresent() ? "-debugged" : "")
            + (names ? "-names" : "")
            + (tellsUses(settings) ? "-uses" : "");
    return new ClassCache(System.getenv())
        .file(jdk, jar, shape, jvmOptions)
        .map(file -> ",cache=" + file)
        .orElse("");
  }
}

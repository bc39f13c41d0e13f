package dev.unravel.launch.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Flags every worker gets. They come first, so that the user's own options win. */
final class JvmFlags {
  /**
   * Mocking libraries attach an agent of theirs, through another process if they may not do it
   * themselves; and nothing that is controlled may wait for a process.
   */
  static final List<String> FOR_TESTS =
      List.of("-Djdk.attach.allowAttachSelf=true", "-XX:+EnableDynamicAgentLoading");

  /** Is {@code c1} to have every worker treated as a brief one. */
  static final String COMPILER = "UNRAVEL_COMPILER";

  private JvmFlags() {}

  /** Whether the user knows that workers are brief, on whatever command. */
  static boolean areBrief(Map<String, String> environment) {
    return environment.getOrDefault(COMPILER, "").equals("c1");
  }

  static List<String> before(List<String> userOptions, boolean brief) {
    List<String> flags = new ArrayList<>();
    flags.add("-Xshare:auto");
    // The JVM's own warnings (class sharing off because of the agent) are about us, not the target.
    flags.add("-Xlog:disable");
    flags.add("-Xlog:all=error:stderr");
    flags.add("-XX:+UnlockDiagnosticVMOptions");
    flags.add("-XX:-PrintWarnings");
    flags.add("-XX:-UsePerfData");
    // Hot code throws preallocated exceptions without a stack trace, and the trace tells the bug.
    flags.add("-XX:-OmitStackTraceInFastThrow");
    // Identity hashes that the JVM hands out before or beside our control are all the same, so that
    // tables keyed by classes, say, look the same in every JVM.
    flags.add("-XX:+UnlockExperimentalVMOptions");
    flags.add("-XX:hashCode=2");
    if (brief) {
      // In the first seconds C2 takes more time than it saves: with C1 alone an execution of two
      // thousand actions took a third of the time in the first second.
      flags.add("-XX:TieredStopAtLevel=1");
    }
    // What the JDK makes of the number of processors when it starts must not depend on the machine.
    flags.add("-Djava.util.concurrent.ForkJoinPool.common.parallelism=3");
    // The fastest to start, and enough for threads that run one at a time. Two collectors on one
    // command line are an error, so a user's choice must be seen.
    if (userOptions.stream().noneMatch(option -> option.matches("-XX:\\+Use\\w+GC"))) {
      flags.add("-XX:+UseSerialGC");
    }
    return flags;
  }
}

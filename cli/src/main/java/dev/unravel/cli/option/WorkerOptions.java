package dev.unravel.cli.option;

import dev.unravel.launch.UsageException;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Options about the JVM that the target runs in. */
public final class WorkerOptions {
  @Option(
      names = "--jdk",
      paramLabel = "HOME",
      description = "The JDK to run the target on, 17 or newer.")
  private Path jdk;

  @Option(
      names = "--backend",
      paramLabel = "NAME",
      defaultValue = "auto",
      description =
          "How threads are switched: ${COMPLETION-CANDIDATES}. Default: the fastest there is.",
      converter = OptionWords.BackendWord.class,
      completionCandidates = OptionWords.Backends.class)
  public WorkerBackend backend;

  @Option(
      names = "--hang-seconds",
      paramLabel = "S",
      defaultValue = "10",
      description =
          "How long code that is not controlled may take before the run counts as hanging."
              + " Default: ${DEFAULT-VALUE}.")
  private double hangSeconds;

  public Optional<Jdk> jdk() {
    return Optional.ofNullable(jdk).map(Jdk::at);
  }

  /** The JDK that the user names, or the one most like that of a trace. */
  public Jdk jdkFor(Trace trace) {
    return jdk().orElseGet(() -> InstalledJdks.closestTo(trace.jdk()));
  }

  public long hangMillis() {
    if (!(hangSeconds > 0)) {
      throw new UsageException("--hang-seconds must be more than 0");
    }
    return Math.max(1, (long) (hangSeconds * 1000));
  }
}

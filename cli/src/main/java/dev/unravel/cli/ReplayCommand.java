package dev.unravel.cli;

import dev.unravel.launch.InstalledJdks;
import dev.unravel.launch.Jdk;
import dev.unravel.launch.ReplayRequest;
import dev.unravel.launch.ReplayResult;
import dev.unravel.launch.Replayer;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.WorkerSetup;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel replay}: repeats a recorded execution, action by action. */
@Command(
    name = "replay",
    description = "Repeat a recorded execution in a new JVM, action by action.",
    sortOptions = false)
final class ReplayCommand implements Callable<Integer> {
  private final Tool tool;

  @Option(
      names = "--times",
      paramLabel = "N",
      defaultValue = "1",
      description = "Repeat it so often. Default: ${DEFAULT-VALUE}.")
  private int times;

  @Option(names = "--fresh-jvm", description = "Use a new JVM for every repetition.")
  private boolean freshJvm;

  @Mixin private TraceArgument argument;
  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  ReplayCommand(Tool tool) {
    this.tool = tool;
  }

  @Override
  public Integer call() {
    if (times < 1) {
      throw new UsageException("--times must be at least 1");
    }
    Console console = tool.console(common);
    Trace trace = TraceArgument.readToRun(argument.file());
    Jdk jdk = worker.jdk().orElseGet(() -> InstalledJdks.closestTo(trace.jdk()));
    WorkerSetup setup = tool.workers(jdk, worker.backend);
    ReplayRequest request =
        new ReplayRequest(trace, times, freshJvm, worker.hangMillis(), common.verbose);
    return run(setup, request, argument.file(), console).exitCode();
  }

  static ReplayReport run(WorkerSetup setup, ReplayRequest request, Path file, Console console) {
    ReplayResult result;
    try {
      console.working("replaying");
      result = new Replayer(setup, console).replay(request);
    } finally {
      console.finished();
    }
    ReplayReport report = new ReplayReport(result, file, request.trace());
    report.print(console);
    return report;
  }
}

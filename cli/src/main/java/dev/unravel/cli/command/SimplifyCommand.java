package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.option.TraceArgument;
import dev.unravel.cli.option.WorkerOptions;
import dev.unravel.cli.report.SimplifyReport;
import dev.unravel.diagnose.simplify.SimplifyLimits;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.request.SimplifyRequest;
import dev.unravel.launch.request.SimplifyResult;
import dev.unravel.launch.usecase.Simplify;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel simplify}: the same failure with as few preemptions and switches as there are. */
@Command(
    name = "simplify",
    description = "Find the simplest schedule that fails like a recorded one.",
    sortOptions = false)
final class SimplifyCommand implements Callable<Integer> {
  static final CommandEntry ENTRY = CommandEntry.plain("simplify", SimplifyCommand::new);

  private final Workplace workplace;

  @Option(
      names = "--suffix",
      paramLabel = "N",
      defaultValue = "0",
      description = "Change only the order of the last N actions. Default: of all.")
  private long suffix;

  @Option(
      names = "--max-executions",
      paramLabel = "N",
      defaultValue = "20000",
      description = "Stop after so many executions, 0 for no limit. Default: ${DEFAULT-VALUE}.")
  private long maxExecutions;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "10",
      description = "Stop after so many seconds, 0 for no limit. Default: ${DEFAULT-VALUE}.")
  private double seconds;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to put the result. Default: a new file beside TRACE.")
  private Path out;

  @Mixin private TraceArgument argument;
  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  SimplifyCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    check(suffix >= 0, "--suffix");
    check(maxExecutions >= 0, "--max-executions");
    check(seconds >= 0, "--seconds");
    Console console = workplace.console(common);
    Trace trace = argument.readToRun();
    if (!trace.outcome().failed()) {
      throw new UsageException("the trace did not fail, so there is no failure to keep");
    }
    if (trace.recording().isPresent()) {
      throw new UsageException(
          "a run of unravel record has no actions that could be put in another order; unravel"
              + " isolate works on it");
    }
    WorkerSetup setup = workplace.workers(worker.jdkFor(trace), worker.backend);
    // Less than a millisecond is not the same as no limit.
    long millis = (long) Math.ceil(seconds * 1000);
    SimplifyRequest request =
        new SimplifyRequest(
            trace,
            argument.file(),
            Optional.ofNullable(out),
            new SimplifyLimits(maxExecutions, millis, suffix),
            worker.hangMillis());
    SimplifyReport report = new SimplifyReport(run(setup, request, console));
    report.print(console);
    return report.exitCode();
  }

  private static SimplifyResult run(WorkerSetup setup, SimplifyRequest request, Console console) {
    try {
      console.working("starting a JVM");
      return Simplify.run(setup, request, console, new SimplifyProgress(console));
    } finally {
      console.finished();
    }
  }

  private static void check(boolean holds, String option) {
    if (!holds) {
      throw new UsageException(option + " must not be negative");
    }
  }
}

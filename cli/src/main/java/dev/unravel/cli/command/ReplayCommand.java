package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.option.TraceArgument;
import dev.unravel.cli.option.WorkerOptions;
import dev.unravel.cli.report.ReplayReport;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.request.RecordRequest;
import dev.unravel.launch.request.ReplayRequest;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.usecase.Replay;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.Optional;
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
  static final CommandEntry ENTRY = CommandEntry.plain("replay", ReplayCommand::new);

  private final Workplace workplace;

  @Option(
      names = "--times",
      paramLabel = "N",
      defaultValue = "1",
      description = "Repeat it so often. Default: ${DEFAULT-VALUE}.")
  private int times;

  @Option(names = "--fresh-jvm", description = "Use a new JVM for every repetition.")
  private boolean freshJvm;

  @Option(
      names = "--schedule-only",
      description = "Take the schedule alone, with new inputs, and record that run.")
  private boolean scheduleOnly;

  @Option(
      names = "--why-different",
      description =
          "Where the repetition diverges, tell the first value that differs, where it comes from on"
              + " both sides, and what each did around that action.")
  private boolean why;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where the run with --schedule-only goes. Default: into ./unravel-traces.")
  private Path out;

  @Mixin private TraceArgument argument;
  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  ReplayCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    if (times < 1) {
      throw new UsageException("--times must be at least 1");
    }
    if (out != null && !scheduleOnly) {
      throw new UsageException("--out goes with --schedule-only; a replay records nothing new");
    }
    Console console = workplace.console(common);
    Trace trace = argument.readToRun();
    if (scheduleOnly && trace.recording().isEmpty()) {
      throw new UsageException(
          "--schedule-only needs a run that was recorded with unravel record; all inputs of this"
              + " trace follow from its settings");
    }
    WorkerSetup setup = workplace.workers(worker.jdkFor(trace), worker.backend);
    if (scheduleOnly) {
      RecordRequest request =
          RecordRequest.again(
              trace, workplace.standardInput(), worker.hangMillis(), Optional.ofNullable(out));
      return RecordCommand.run(setup, request, console).exitCode();
    }
    ReplayRequest request =
        new ReplayRequest(trace, times, freshJvm, worker.hangMillis(), common.verbose);
    return run(setup, request, argument.file(), console).exitCode();
  }

  private ReplayReport run(WorkerSetup setup, ReplayRequest request, Path file, Console console) {
    ReplayResult result;
    try {
      console.working("replaying");
      result = new Replay(setup, console).replay(request);
    } finally {
      console.finished();
    }
    ReplayReport report = new ReplayReport(result, file, request.trace(), why);
    report.print(console);
    return report;
  }
}

package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.option.TraceArgument;
import dev.unravel.cli.option.WorkerOptions;
import dev.unravel.cli.report.VerifyReport;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.request.VerifyRequest;
import dev.unravel.launch.request.VerifyResult;
import dev.unravel.launch.target.TargetSpec;
import dev.unravel.launch.usecase.Verify;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel verify}: whether a changed program still fails as a trace did. */
@Command(
    name = "verify",
    description = "Say whether a changed program still fails as a recorded execution did.",
    sortOptions = false)
final class VerifyCommand implements Callable<Integer> {
  static final CommandEntry ENTRY = CommandEntry.plain("verify", VerifyCommand::new);

  private final Workplace workplace;

  @Mixin private TraceArgument argument;

  @Option(
      names = {"-cp", "-classpath", "--class-path"},
      paramLabel = "CP",
      description =
          "Where the changed classes are. Default: where the old ones were, if they were built"
              + " again in place.")
  private String classPath;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description =
          "Give search and proof so long together. Default: 60, or no limit when --executions is"
              + " given.")
  private Double seconds;

  @Option(
      names = "--executions",
      paramLabel = "N",
      defaultValue = "0",
      description = "Give up the search after so many, and the proof. Default: no limit.")
  private long executions;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      defaultValue = "${env:UNRAVEL_JOBS}",
      description =
          "Search in so many JVMs at the same time. Default: the environment variable UNRAVEL_JOBS,"
              + " or one for each core.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(names = "--no-proof", description = "Search only.")
  private boolean noProof;

  @Option(
      names = "--require-proof",
      description = "Exit with 4 when nothing fails but nothing is proved either.")
  private boolean requireProof;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = FindCommand.FOLDER,
      description = "Where a failing trace goes. Default: ${DEFAULT-VALUE}.")
  private Path folder;

  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  VerifyCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    Console console = workplace.console(common);
    VerifyRequest request = request();
    WorkerSetup setup = workplace.workers(worker.jdkFor(request.trace()), worker.backend);
    VerifyResult result;
    try {
      console.working("following the old schedule");
      result = Verify.run(setup, request, console);
    } finally {
      console.finished();
    }
    VerifyReport report = new VerifyReport(result, request, requireProof);
    report.print(console);
    return report.exitCode();
  }

  private VerifyRequest request() {
    if (executions < 0 || jobs < 1 || seconds != null && !(seconds > 0)) {
      throw new UsageException(
          "--seconds and --jobs must be more than 0, --executions not negative");
    }
    if (noProof && requireProof) {
      throw new UsageException("--require-proof needs one, so it does not go with --no-proof");
    }
    Trace trace = classPath == null ? argument.readToRun() : TraceArgument.read(argument.file());
    if (!(trace.outcome() instanceof Outcome.Fail)) {
      throw new UsageException(argument.file() + " did not fail, so there is nothing to fix");
    }
    Target target = TargetSpec.changed(trace.target(), Optional.ofNullable(classPath));
    return new VerifyRequest(
        trace, target, executions, maxMillis(), worker.hangMillis(), folder, jobs, !noProof);
  }

  private long maxMillis() {
    if (seconds == null) {
      return executions > 0 ? 0 : 60_000;
    }
    return Math.max(1, (long) (seconds * 1000));
  }
}

package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.option.TraceArgument;
import dev.unravel.cli.option.WorkerOptions;
import dev.unravel.cli.report.IsolateReport;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.request.IsolateRequest;
import dev.unravel.launch.request.IsolateResult;
import dev.unravel.launch.usecase.Isolate;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel isolate}: finds the switch that decides whether the target fails. */
@Command(
    name = "isolate",
    description = "Find the switch that decides whether a recorded execution fails.",
    sortOptions = false)
final class IsolateCommand implements Callable<Integer> {
  static final CommandEntry ENTRY = CommandEntry.plain("isolate", IsolateCommand::new);

  private final Workplace workplace;

  @Option(
      names = "--passing",
      paramLabel = "TRACE",
      description = "An execution that passes. Default: one like the failing one is looked for.")
  private Path passing;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where to put the two traces. Default: beside the trace.")
  private Path out;

  @Option(
      names = "--tests",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Give up narrowing after so many tests. Default: ${DEFAULT-VALUE}.")
  private long tests;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of the search for a passing execution. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Mixin private TraceArgument argument;
  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  IsolateCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    if (tests < 1) {
      throw new UsageException("--tests must be at least 1");
    }
    Console console = workplace.console(common);
    IsolateRequest request = request();
    WorkerSetup setup = workplace.workers(worker.jdkFor(request.trace()), worker.backend);
    IsolateResult result;
    try {
      console.working("isolating");
      result = Isolate.run(setup, request, console);
    } finally {
      console.finished();
    }
    IsolateReport report = new IsolateReport(result, request);
    report.print(console);
    return report.exitCode();
  }

  private IsolateRequest request() {
    Trace trace = argument.readToRun();
    Optional<Trace> other = Optional.ofNullable(passing).map(TraceArgument::read);
    if (other.isPresent() && !other.get().target().title().equals(trace.target().title())) {
      throw new UsageException(
          "the traces are of two programs: "
              + trace.target().title()
              + " and "
              + other.get().target().title());
    }
    return new IsolateRequest(
        trace, other, file("-failing"), file("-passing"), tests, seed, worker.hangMillis());
  }

  private Path file(String what) {
    String name = argument.file().getFileName().toString();
    String stem =
        name.endsWith(TraceFile.EXTENSION)
            ? name.substring(0, name.length() - TraceFile.EXTENSION.length())
            : name;
    String result = stem + what + TraceFile.EXTENSION;
    return out == null ? argument.file().resolveSibling(result) : out.resolve(result);
  }
}

package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.option.SourceOptions;
import dev.unravel.cli.option.TraceArgument;
import dev.unravel.cli.option.WorkerOptions;
import dev.unravel.cli.report.BreakpointsReport;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.breakpoints.BreakpointFiles;
import dev.unravel.launch.breakpoints.BreakpointsRequest;
import dev.unravel.launch.breakpoints.BreakpointsResult;
import dev.unravel.launch.usecase.FindBreakpoints;
import dev.unravel.launch.worker.WorkerSetup;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel breakpoints}: makes plain runs fail. */
@Command(
    name = "breakpoints",
    description =
        "Find breakpoints with which plain runs of the program fail as a recorded execution did.",
    sortOptions = false)
final class BreakpointsCommand implements Callable<Integer> {
  static final CommandEntry ENTRY = CommandEntry.plain("breakpoints", BreakpointsCommand::new);

  private final Workplace workplace;

  @Option(
      names = "--file",
      description = "Write a breakpoint file only. Default: all that can be written.")
  private boolean file;

  @Option(
      names = "--java",
      description = "Write a patch that puts the breakpoints into the source; needs the source.")
  private boolean java;

  @Option(
      names = "--test",
      paramLabel = "CLASS",
      description = "What the JUnit test is called. Default: after the main class.")
  private String test;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "unravel-breakpoints",
      description = "Where to write. Default: ${DEFAULT-VALUE}.")
  private Path out;

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "100",
      description = "How many plain runs are made with the breakpoints. Default: ${DEFAULT-VALUE}.")
  private int runs;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "120",
      description = "How long to look for better breakpoints. Default: ${DEFAULT-VALUE}.")
  private double seconds;

  @Mixin private SourceOptions source;
  @Mixin private TraceArgument argument;
  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  BreakpointsCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    if (runs < 1) {
      throw new UsageException("--runs must be at least 1");
    }
    if (!(seconds > 0)) {
      throw new UsageException("--seconds must be more than 0");
    }
    if (file && (java || test != null)) {
      throw new UsageException("--file writes a breakpoint file only; leave --java and --test out");
    }
    Console console = workplace.console(common);
    BreakpointsRequest request =
        new BreakpointsRequest(
            argument.readToRun(),
            argument.file(),
            out,
            runs,
            (long) (seconds * 1000),
            worker.hangMillis());
    WorkerSetup setup = workplace.workers(worker.jdkFor(request.trace()), worker.backend);
    BreakpointsResult result;
    BreakpointFiles files = new BreakpointFiles(out, request.trace());
    try {
      console.working("starting a JVM");
      result = FindBreakpoints.run(setup, request, new RunProgress(console));
      if (result.reproduced()) {
        files.writeFile(result);
        if (!file) {
          files.writeTest(result, Optional.ofNullable(test));
          files.writePatch(result, source.of(request.trace().target()), java);
        }
      }
    } finally {
      console.finished();
    }
    BreakpointsReport report = new BreakpointsReport(result, request, files);
    report.print(console);
    return report.exitCode();
  }
}

package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Printable;
import dev.unravel.cli.option.TraceArgument;
import dev.unravel.cli.report.StepReport;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.StepRequest;
import dev.unravel.launch.usecase.SteppedReplay;
import dev.unravel.launch.usecase.SteppedRuns;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.step.console.StepConsole;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel step}: steps through a recorded execution in a debugger. */
@Command(
    name = "step",
    description = "Step through a recorded execution, as if it had one thread, in any debugger.",
    sortOptions = false)
final class StepCommand implements Callable<Integer> {
  static final CommandEntry ENTRY = CommandEntry.plain("step", StepCommand::new);

  private static final int MOST_PORTS = 65_535;

  private final Workplace workplace;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "5005",
      description =
          "Where the debugger connects, on this machine; 0 for any. Default: ${DEFAULT-VALUE}.")
  private int port;

  @Option(
      names = "--until",
      paramLabel = "CLOCK",
      description = "Stop right before this action first. Default: at the first line.")
  private Long until;

  @Option(
      names = "--interactive",
      description = "Step here, back and forth, without a debugger; help says how.")
  private boolean interactive;

  @Option(
      names = "--jdk",
      paramLabel = "HOME",
      description = "The JDK to run the target on, 17 or newer.")
  private Path jdk;

  @Mixin private TraceArgument argument;
  @Mixin private CommonOptions common;

  StepCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    if (port < 0 || port > MOST_PORTS) {
      throw new UsageException("--port must be from 0 to " + MOST_PORTS);
    }
    if (interactive && common.json) {
      throw new UsageException(
          "--interactive talks to people; leave out --json, and pipe moves in");
    }
    Console console = workplace.console(common);
    Trace trace = argument.readToRun();
    OptionalLong clock = until == null ? OptionalLong.empty() : OptionalLong.of(until);
    StepRequest request = new StepRequest(trace, port, clock);
    Jdk on =
        Optional.ofNullable(jdk).map(Jdk::at).orElseGet(() -> InstalledJdks.closestTo(trace.jdk()));
    WorkerSetup setup = workplace.workers(on, WorkerBackend.OS);
    return interactive ? converse(setup, request, console) : serve(setup, request, console);
  }

  private int converse(WorkerSetup setup, StepRequest request, Console console) {
    StepReport report = new StepReport(request.trace(), argument.file(), console);
    try (SteppedRuns runs = new SteppedRuns(setup, request, console, report::stuck)) {
      new StepConsole(
              runs,
              request.trace().schedule().actions(),
              line -> console.print(Printable.line(line)))
          .run(request.start(), workplace.lines(), console::prompt);
      return ExitCode.NOTHING_FOUND;
    } catch (IOException failed) {
      throw new LaunchException("the console cannot go on", failed);
    }
  }

  private int serve(WorkerSetup setup, StepRequest request, Console console) {
    StepReport report = new StepReport(request.trace(), argument.file(), console);
    console.working("replaying");
    try (SteppedReplay replay = SteppedReplay.start(setup, request, console, report::stuck)) {
      console.finished();
      report.ready(replay.proxy().debuggerPort());
      replay.proxy().serve();
      return report.over(replay.finish());
    } catch (IOException failed) {
      throw new LaunchException("the debugger could not connect", failed);
    } finally {
      console.finished();
    }
  }
}

package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.Environment;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Printable;
import dev.unravel.cli.option.TraceArgument;
import dev.unravel.cli.option.WorkerOptions;
import dev.unravel.cli.report.MomentReport;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.usecase.Show;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.report.Json;
import dev.unravel.report.PerfettoTrace;
import dev.unravel.report.TraceJson;
import dev.unravel.report.table.ScheduleTable;
import dev.unravel.report.table.TableOptions;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel show}: prints a trace. */
@Command(
    name = "show",
    description = "Print a trace as a table, one column for each thread.",
    sortOptions = false)
final class ShowCommand implements Callable<Integer> {
  static final CommandEntry ENTRY = CommandEntry.plain("show", ShowCommand::new);

  private final Workplace workplace;

  @Option(names = "--all", description = "Print every action, fold nothing.")
  private boolean all;

  @Option(names = "--width", paramLabel = "N", description = "Characters for each line.")
  private Integer width;

  @Option(
      names = "--perfetto",
      paramLabel = "FILE",
      description = "Write the trace for ui.perfetto.dev instead.")
  private Path perfetto;

  @Option(
      names = "--at",
      paramLabel = "CLOCK",
      description = "Replay up to this clock value, and print where every thread is then.")
  private Long at;

  @Mixin private TraceArgument argument;
  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  ShowCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    Console console = workplace.console(common);
    Trace trace = at == null ? argument.read() : argument.readToRun();
    if (at != null) {
      stacks(trace, at, console).print(console);
      return ExitCode.NOTHING_FOUND;
    }
    if (perfetto != null) {
      writePerfetto(trace);
      if (!common.json) {
        console.print("written: " + Printable.path(perfetto) + ", for https://ui.perfetto.dev");
      }
    }
    if (common.json) {
      console.print(TraceJson.text(trace));
    } else if (perfetto == null) {
      console.print(table(trace, console));
    }
    return ExitCode.NOTHING_FOUND;
  }

  private MomentReport stacks(Trace trace, long clock, Console console) {
    WorkerSetup setup = workplace.workers(worker.jdkFor(trace), worker.backend);
    try {
      console.working("replaying");
      return new MomentReport(
          trace, clock, Show.stacks(setup, trace, clock, worker.hangMillis(), console));
    } finally {
      console.finished();
    }
  }

  private String table(Trace trace, Console console) {
    int columns = width == null ? Environment.width() : width;
    return table(trace, new TableOptions(columns, all, console.style().colours()));
  }

  static String table(Trace trace, TableOptions options) {
    return new ScheduleTable(options).text(trace).stripTrailing();
  }

  private void writePerfetto(Trace trace) {
    try (Writer writer = Files.newBufferedWriter(perfetto)) {
      PerfettoTrace.write(trace, new Json(writer));
    } catch (IOException failed) {
      throw new LaunchException("cannot write " + perfetto, failed);
    }
  }
}

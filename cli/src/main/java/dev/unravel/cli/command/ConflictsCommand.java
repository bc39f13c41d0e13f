package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.option.SearchOptions;
import dev.unravel.cli.option.TargetOptions;
import dev.unravel.cli.option.TraceArgument;
import dev.unravel.cli.option.WorkerOptions;
import dev.unravel.cli.report.BothOrdersReport;
import dev.unravel.cli.report.ConflictsReport;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.breakpoints.BothOrders;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.ConflictResult;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.usecase.Conflicts;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel conflicts}: lists where threads get in each other's way. */
@Command(
    name = "conflicts",
    description = "List data races, lock orders and contentions, most suspicious first.",
    customSynopsis = {
      "unravel conflicts [OPTIONS] [-cp CP] MAIN [ARGUMENT...]",
      "       unravel conflicts [OPTIONS] -jar JAR [ARGUMENT...]",
      "       unravel conflicts [OPTIONS] TRACE"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:no data race, no cycle of locks",
      "1:a data race or a cycle of locks",
      "2:wrong usage",
      "3:the tool failed",
      "4:no result: a trace did not repeat, or not all could be seen"
    },
    footer = {
      "",
      "Without --seconds and --executions it goes on until nothing new comes, 30 s at most."
    },
    sortOptions = false)
final class ConflictsCommand implements Callable<Integer> {
  static final CommandEntry ENTRY =
      CommandEntry.searching("conflicts", FindCommand.FOLDER, ConflictsCommand::new);

  private final Workplace workplace;

  @Option(
      names = "--contentions",
      description = "List contentions too, of which most programs have many.")
  private boolean contentions;

  @Option(
      names = "--try-both",
      description =
          "Force each conflict both ways with breakpoints, in plain runs; say what decides.")
  private boolean tryBoth;

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "20",
      description = "How many plain runs there are for each order. Default: ${DEFAULT-VALUE}.")
  private int runs;

  @Mixin private TargetOptions target;
  @Mixin private SearchOptions search;
  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  ConflictsCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    Console console = workplace.console(common);
    Optional<Path> file = target.trace();
    ConflictResult result;
    try {
      console.working("starting a JVM");
      result = file.isPresent() ? ofTrace(file.get(), console) : ofProgram(console);
    } finally {
      console.finished();
    }
    ConflictsReport report = new ConflictsReport(result, contentions);
    if (tryBoth) {
      if (!common.json) {
        report.print(console);
      }
      return tryBoth(result, file, console);
    }
    report.print(console);
    return report.exitCode();
  }

  private int tryBoth(ConflictResult result, Optional<Path> file, Console console) {
    if (runs < 1) {
      throw new UsageException("--runs must be at least 1");
    }
    Optional<Trace> trace = file.map(TraceArgument::readToRun);
    WorkerSetup setup =
        workplace.workers(
            trace.map(worker::jdkFor).orElseGet(() -> worker.jdk().orElseGet(Jdk::current)),
            worker.backend);
    Target program =
        trace.map(Trace::target).orElseGet(() -> target.target(workplace::standardInput));
    BothOrdersReport both;
    try {
      both =
          new BothOrdersReport(
              BothOrders.run(
                  setup,
                  program,
                  result.conflicts(),
                  runs,
                  worker.hangMillis(),
                  new RunProgress(console)));
    } finally {
      console.finished();
    }
    both.print(console);
    return both.exitCode();
  }

  private ConflictResult ofTrace(Path file, Console console) {
    Trace trace = TraceArgument.readToRun(file);
    WorkerSetup setup = workplace.workers(worker.jdkFor(trace), worker.backend);
    return Conflicts.of(setup, trace, worker.hangMillis(), console);
  }

  private ConflictResult ofProgram(Console console) {
    WorkerSetup setup = workplace.workers(worker.jdk().orElseGet(Jdk::current), worker.backend);
    SearchRequest request =
        search.request(
            target.target(workplace::standardInput), worker.hangMillis(), common.verbose);
    return Conflicts.run(setup, request, console);
  }
}

package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.option.TargetOptions;
import dev.unravel.cli.option.WorkerOptions;
import dev.unravel.cli.report.RecordReport;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.RecordRequest;
import dev.unravel.launch.usecase.Record;
import dev.unravel.launch.worker.WorkerSetup;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel record}: runs the target once and captures the run as it happens. */
@Command(
    name = "record",
    description = "Run a program once, as on one processor, and record its schedule and inputs.",
    customSynopsis = {
      "unravel record [OPTIONS] [-cp CP] MAIN [ARGUMENT...]",
      "       unravel record [OPTIONS] -jar JAR [ARGUMENT...]"
    },
    sortOptions = false)
final class RecordCommand implements Callable<Integer> {
  static final CommandEntry ENTRY = CommandEntry.withTarget("record", RecordCommand::new);

  private final Workplace workplace;

  @Option(
      names = "--quantum",
      paramLabel = "T",
      defaultValue = "10ms",
      description =
          "How long a thread runs before the next has its turn: a time, as 500us, 10ms or 1s, or a"
              + " number of actions, as 1000p. Default: ${DEFAULT-VALUE}.")
  private String quantum;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where the trace goes. Default: into ./unravel-traces.")
  private Path out;

  @Mixin private TargetOptions target;
  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  RecordCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    Console console = workplace.console(common);
    WorkerSetup setup = workplace.workers(worker.jdk().orElseGet(Jdk::current), worker.backend);
    RecordRequest request =
        RecordRequest.run(
            target.target(workplace::standardInput),
            quantum,
            worker.hangMillis(),
            Optional.ofNullable(out));
    return run(setup, request, console).exitCode();
  }

  static RecordReport run(WorkerSetup setup, RecordRequest request, Console console) {
    Record.Recorded recorded;
    try {
      console.working("recording");
      recorded = Record.record(setup, request, console);
    } finally {
      console.finished();
    }
    RecordReport report = new RecordReport(recorded);
    report.print(console);
    return report;
  }
}

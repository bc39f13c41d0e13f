package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.option.ArgumentSeries;
import dev.unravel.cli.option.OptionWords;
import dev.unravel.cli.option.TargetOptions;
import dev.unravel.cli.option.WorkerOptions;
import dev.unravel.cli.report.ProofTable;
import dev.unravel.cli.report.ProveReport;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.ProveRequest;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.usecase.Prove;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.prove.Deciders;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel prove}: no schedule of this input fails, or here is one that does. */
@Command(
    name = "prove",
    description = "Prove that no thread schedule makes a program fail, or find one that does.",
    customSynopsis = {
      "unravel prove [OPTIONS] [-cp CP] MAIN [ARGUMENT...]",
      "       unravel prove [OPTIONS] -jar JAR [ARGUMENT...]",
      "       unravel prove [OPTIONS] -cp CP --junit TEST",
      "       unravel prove [OPTIONS] --for n=1..4 [-cp CP] MAIN {n}"
    },
    sortOptions = false)
final class ProveCommand implements Callable<Integer> {
  static final CommandEntry ENTRY = CommandEntry.withTarget("prove", ProveCommand::new);

  private final Workplace workplace;

  @Mixin private TargetOptions target;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "60",
      description = "Stop after so many seconds, 0 for no limit. Default: ${DEFAULT-VALUE}.")
  private double seconds;

  @Option(
      names = "--max-executions",
      paramLabel = "N",
      defaultValue = "0",
      description = "Stop after so many executions. Default: no limit.")
  private long maxExecutions;

  @Option(
      names = "--for",
      paramLabel = "NAME=FROM..TO",
      description = {
        "Prove it with each of these numbers, which stands for {NAME} in the target's arguments and"
            + " in --jvm, and show how the effort grows: --for n=1..4 Main {n}",
        "--seconds and --max-executions are those of each."
      })
  private String series;

  @Option(
      names = "--decider",
      paramLabel = "NAME",
      defaultValue = Deciders.DEFAULT,
      description =
          "Who answers the questions: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.",
      completionCandidates = OptionWords.Deciders.class)
  private String decider;

  @Option(
      names = "--bound-loops",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Look at no execution in which a loop whose rounds depend on other threads goes round"
              + " more than N times. The verdict says which loops it is about. Default: no bound.")
  private int boundLoops;

  @Option(
      names = "--patience",
      paramLabel = "MILLIS",
      defaultValue = "1000",
      description =
          "Nothing is proved of schedules in which threads that could run are held up for this long"
              + " or more while time passes. Default: ${DEFAULT-VALUE}.")
  private long patience;

  @Option(
      names = "--explain-coverage",
      description = "Print how many paths each thread has, and where they part.")
  private boolean explainCoverage;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = FindCommand.FOLDER,
      description = "Where a failing trace goes. Default: ${DEFAULT-VALUE}.")
  private Path folder;

  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  ProveCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    if (!(seconds >= 0) || maxExecutions < 0 || boundLoops < 0 || patience < 0) {
      throw new UsageException(
          "--seconds, --max-executions, --bound-loops and --patience must not be negative");
    }
    Console console = workplace.console(common);
    Jdk jdk = worker.jdk().orElseGet(Jdk::current);
    WorkerSetup setup = workplace.workers(jdk, worker.backend);
    Target meant = target.target(workplace::standardInput);
    return series == null
        ? prove(setup, meant, console)
        : proveEach(setup, meant, ArgumentSeries.parse(series), console);
  }

  private int prove(WorkerSetup setup, Target meant, Console console) {
    ProveResult result;
    try {
      console.working("starting a JVM");
      result = Prove.run(setup, request(meant), console);
    } finally {
      console.finished();
    }
    ProveReport report = new ProveReport(result, explainCoverage);
    report.print(console);
    return report.exitCode();
  }

  private int proveEach(WorkerSetup setup, Target meant, ArgumentSeries numbers, Console console) {
    ProofTable table = new ProofTable(numbers.name(), explainCoverage);
    try {
      for (int number = numbers.from(); number <= numbers.to(); number++) {
        Target target = numbers.with(number, meant);
        console.working(numbers.name() + " = " + number);
        table.add(number, Prove.run(setup, request(target), console), console);
      }
    } finally {
      console.finished();
    }
    table.finish(console);
    return table.exitCode();
  }

  private ProveRequest request(Target meant) {
    return new ProveRequest(
        meant,
        Settings.defaults().withPatience(patience),
        maxExecutions,
        (long) Math.ceil(seconds * 1000),
        worker.hangMillis(),
        folder,
        true,
        decider,
        boundLoops);
  }
}

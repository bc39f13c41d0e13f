package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.Printable;
import dev.unravel.cli.option.WorkerOptions;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.target.Samples;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel demo}: everything, on a sample. */
@Command(
    name = "demo",
    description = {
      "Find, simplify, isolate and explain the failure of a sample, and write a report.",
      "Exits with 1, as run does: the sample has a failure, and it is found."
    },
    sortOptions = false)
final class DemoCommand implements Callable<Integer> {
  static final CommandEntry ENTRY = CommandEntry.plain("demo", DemoCommand::new);

  private static final String SAMPLE = "dev.unravel.samples.Sample11IntQueue";
  private static final long MILLIS = 30_000;

  private final Workplace workplace;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = RunCommand.FOLDER,
      description = "Where the report goes. Default: ./${DEFAULT-VALUE}.")
  private Path out;

  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  DemoCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    Console console = workplace.console(common);
    Path samples = Samples.locate(out);
    WorkerSetup setup = workplace.workers(worker.jdk().orElseGet(Jdk::current), worker.backend);
    Target target =
        new Target(List.of(samples.toString()), SAMPLE, List.of(), List.of(), new byte[0]);
    SearchRequest request =
        new SearchRequest(
            target, Settings.defaults(), 0, MILLIS, Job.HANG_MILLIS, out, common.verbose);
    if (!console.json()) {
      String command = "$ unravel run -cp " + Printable.path(samples) + " " + SAMPLE;
      console.print(console.style().quiet(command));
    }
    Sources sources = Sources.of(List.of(), target.classPath(), Path.of("").toAbsolutePath());
    return RunCommand.run(setup, request, sources, console).exitCode();
  }
}

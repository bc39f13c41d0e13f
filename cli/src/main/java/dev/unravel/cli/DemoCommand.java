package dev.unravel.cli;

import dev.unravel.explore.wire.Job;
import dev.unravel.launch.Jdk;
import dev.unravel.launch.ReplayRequest;
import dev.unravel.launch.Samples;
import dev.unravel.launch.SearchRequest;
import dev.unravel.launch.SearchResult.FoundTrace;
import dev.unravel.launch.WorkerSetup;
import dev.unravel.report.TableOptions;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel demo}: find, replay and show on a sample. */
@Command(
    name = "demo",
    description = {
      "Find, replay and show the failure of a sample.",
      "Exits with 1, as find does: the sample has a failure, and it is found."
    },
    sortOptions = false)
final class DemoCommand implements Callable<Integer> {
  private static final String SAMPLE = "dev.unravel.samples.Sample01LostUpdate";
  private static final long MILLIS = 30_000;

  private final Tool tool;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "unravel-traces",
      description = "Where the trace goes. Default: ./${DEFAULT-VALUE}.")
  private Path out;

  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  DemoCommand(Tool tool) {
    this.tool = tool;
  }

  @Override
  public Integer call() {
    Console console = tool.console(common);
    Path samples = Samples.locate();
    WorkerSetup setup = tool.workers(worker.jdk().orElseGet(Jdk::current), worker.backend);
    Target target =
        new Target(List.of(samples.toString()), SAMPLE, List.of(), List.of(), new byte[0]);
    SearchRequest request =
        new SearchRequest(
            target, Settings.defaults(), 0, MILLIS, Job.HANG_MILLIS, out, common.verbose);

    step(console, "find -cp " + Printable.path(samples) + " " + SAMPLE);
    FindReport report = FindCommand.run(setup, request, console);
    Optional<FoundTrace> found = report.result().found();
    return found.isEmpty() || console.json()
        ? report.exitCode()
        : replayAndShow(setup, found.get(), console);
  }

  private int replayAndShow(WorkerSetup setup, FoundTrace found, Console console) {
    String path = Printable.path(found.file());
    step(console, "replay --times 3 " + path);
    ReplayReport replay =
        ReplayCommand.run(
            setup,
            new ReplayRequest(found.trace(), 3, false, Job.HANG_MILLIS, common.verbose),
            found.file(),
            console);
    step(console, "show " + path);
    console.print(
        ShowCommand.table(
            TraceArgument.read(found.file()),
            new TableOptions(Environment.width(), false, console.style().colours())));
    return replay.exitCode();
  }

  private static void step(Console console, String command) {
    if (!console.json()) {
      console.print("");
      console.print(console.style().quiet("$ unravel " + command));
    }
  }
}

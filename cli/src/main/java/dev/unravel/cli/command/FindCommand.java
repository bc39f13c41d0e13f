package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.option.SearchOptions;
import dev.unravel.cli.option.TargetOptions;
import dev.unravel.cli.option.WorkerOptions;
import dev.unravel.cli.report.FindReport;
import dev.unravel.cli.report.TestTable;
import dev.unravel.cli.summary.JunitXml;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.usecase.Find;
import dev.unravel.launch.worker.WorkerSetup;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unravel find}: looks for a schedule that makes the target fail. */
@Command(
    name = "find",
    description = "Look for a thread schedule that makes a program fail.",
    customSynopsis = {
      "unravel find [OPTIONS] [-cp CP] MAIN [ARGUMENT...]",
      "       unravel find [OPTIONS] -jar JAR [ARGUMENT...]",
      "       unravel find [OPTIONS] -cp CP --junit TEST",
      "       unravel find [OPTIONS] -cp CP --all"
    },
    sortOptions = false)
final class FindCommand implements Callable<Integer> {
  /** Where traces go when nobody says otherwise. */
  static final String FOLDER = "unravel-traces";

  static final CommandEntry ENTRY = CommandEntry.searching("find", FOLDER, FindCommand::new);

  private final Workplace workplace;

  @Option(
      names = "--fail-on",
      paramLabel = "WHAT",
      split = ",",
      description =
          "What counts as a failure besides failures: race, for the first data race (slower, since"
              + " everything that orders threads is followed); timing, for failures that show only"
              + " if a thread is held up while the time of others runs out.")
  private Set<FailOn> failOn = Set.of();

  /** Things that do not count as a failure by themselves. */
  enum FailOn {
    /** A data race, though the program goes on. */
    RACE,
    /** A failure that needs a thread to be held up. */
    TIMING
  }

  @Mixin private TargetOptions target;
  @Mixin private SearchOptions search;
  @Mixin private JunitXml xml;
  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  FindCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    Console console = workplace.console(common);
    Jdk jdk = worker.jdk().orElseGet(Jdk::current);
    WorkerSetup setup = workplace.workers(jdk, worker.backend);
    if (target.allTests()) {
      return all(setup, console);
    }
    SearchRequest request =
        search
            .request(target.target(workplace::standardInput), worker.hangMillis(), common.verbose)
            .failingOnRace(failOn.contains(FailOn.RACE))
            .failingOnTiming(failOn.contains(FailOn.TIMING));
    return run(setup, request, console).exitCode();
  }

  private int all(WorkerSetup setup, Console console) {
    TestTable table =
        TestTable.run(
            target.tests(setup).stream()
                .map(test -> search.request(test, worker.hangMillis(), common.verbose, false))
                .toList(),
            request -> {
              SearchResult result = Find.run(setup, request, new Quiet(console));
              String file = result.found().map(found -> found.file().toString()).orElse("");
              return new TestTable.FoundReport(new FindReport(result, request), file);
            },
            console);
    xml.write(table.rows());
    return table.exitCode();
  }

  static FindReport run(WorkerSetup setup, SearchRequest request, Console console) {
    SearchResult result;
    try {
      console.working("starting a JVM");
      result = Find.run(setup, request, console);
    } finally {
      console.finished();
    }
    FindReport report = new FindReport(result, request);
    report.print(console);
    return report;
  }
}

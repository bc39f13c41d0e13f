package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.Version;
import dev.unravel.cli.option.AnnotateOption;
import dev.unravel.cli.option.SearchOptions;
import dev.unravel.cli.option.SourceOptions;
import dev.unravel.cli.option.TargetOptions;
import dev.unravel.cli.option.WorkerOptions;
import dev.unravel.cli.report.RunReport;
import dev.unravel.cli.report.TestTable;
import dev.unravel.cli.summary.CiOptions;
import dev.unravel.cli.summary.JunitXml;
import dev.unravel.cli.summary.MarkdownSummary;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.folder.ReportFolder;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.Diagnosis;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.usecase.Run;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.report.source.Sources;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code unravel run}: everything, from the search to the report. */
@Command(
    name = "run",
    description = {
      "Find a schedule that makes a program fail, simplify it, isolate what decides, explain it and"
          + " write a report."
    },
    customSynopsis = {
      "unravel run [OPTIONS] [-cp CP] MAIN [ARGUMENT...]",
      "       unravel run [OPTIONS] -jar JAR [ARGUMENT...]",
      "       unravel run [OPTIONS] -cp CP --junit TEST",
      "       unravel run [OPTIONS] -cp CP --all"
    },
    sortOptions = false)
final class RunCommand implements Callable<Integer> {
  /** Where the report goes when nobody says otherwise. */
  static final String FOLDER = "unravel-report";

  static final CommandEntry ENTRY = CommandEntry.searching("run", FOLDER, RunCommand::new);

  private final Workplace workplace;

  @Mixin private TargetOptions target;
  @Mixin private SearchOptions search;
  @Mixin private JunitXml xml;
  @Mixin private SourceOptions source;
  @Mixin private AnnotateOption annotate;
  @Mixin private CiOptions ci;
  @Mixin private WorkerOptions worker;
  @Mixin private CommonOptions common;

  RunCommand(Workplace workplace) {
    this.workplace = workplace;
  }

  @Override
  public Integer call() {
    annotate.check();
    Console console = workplace.console(common);
    WorkerSetup setup = workplace.workers(worker.jdk().orElseGet(Jdk::current), worker.backend);
    if (target.allTests()) {
      return all(setup, console);
    }
    SearchRequest request =
        search.request(
            target.target(workplace::standardInput), worker.hangMillis(), common.verbose);
    Sources sources = source.of(request.target());
    RunReport report = run(setup, request, sources, console);
    keep(report, sources, console);
    ci.write(List.of(test(request, report)));
    return report.exitCode();
  }

  private int all(WorkerSetup setup, Console console) {
    TestTable table =
        TestTable.run(
            target.tests(setup).stream()
                .map(test -> search.request(test, worker.hangMillis(), common.verbose, true))
                .toList(),
            request -> {
              Sources sources = source.of(request.target());
              RunReport report = diagnose(setup, request, sources, new Quiet(console), console);
              keep(report, sources, console);
              return new TestTable.FoundReport(report.search(), page(report));
            },
            console);
    ci.write(table.rows().stream().map(MarkdownSummary.Test::of).toList());
    xml.write(table.rows());
    return table.exitCode();
  }

  /** Keeps what is told of a failure for the host that runs us. */
  private void keep(RunReport report, Sources sources, Console console) {
    report
        .diagnosis()
        .flatMap(Diagnosis::explanation)
        .ifPresent(
            told -> {
              annotate.print(told, sources, console);
              ci.add(report.request().target().title(), told, sources);
            });
  }

  private static MarkdownSummary.Test test(SearchRequest request, RunReport report) {
    return MarkdownSummary.Test.of(request.target().title(), report.search(), page(report));
  }

  private static String page(RunReport report) {
    return report.diagnosis().isPresent() ? report.folder().page().toString() : "";
  }

  static RunReport run(WorkerSetup setup, SearchRequest request, Sources sources, Console console) {
    RunReport report = diagnose(setup, request, sources, console, console);
    report.print(console);
    return report;
  }

  private static RunReport diagnose(
      WorkerSetup setup,
      SearchRequest request,
      Sources sources,
      RunListener listener,
      Console console) {
    RunReport report;
    try {
      console.working("starting a JVM");
      Run.Result result = Run.run(setup, request, listener, () -> new RunProgress(console));
      ReportFolder folder = new ReportFolder(request.folder());
      SearchResult search = result.search();
      if (result.diagnosis().isPresent()) {
        search = search.withTraceAt(folder.found(result.repeatable().get().file()));
      }
      report = new RunReport(search, request, result.diagnosis(), folder);
      console.working("writing the report");
      result
          .diagnosis()
          .ifPresent(
              known -> {
                folder.write(known, sources, Path.of("").toAbsolutePath(), Version.number());
                folder.write("result.json", report.json());
              });
    } finally {
      console.finished();
    }
    return report;
  }
}

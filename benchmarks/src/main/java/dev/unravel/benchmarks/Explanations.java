package dev.unravel.benchmarks;

import dev.unravel.benchmarks.corpus.CorpusProgram;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.launch.DiagnosisListener;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.request.Diagnosis;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.usecase.Find;
import dev.unravel.launch.usecase.Run;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What {@code run} says of programs whose cause of failure is known, beside the truth. Takes the
 * names of programs, to look at some only; {@code forms} before them checks that the broken and the
 * wrong form fail and the right one passes.
 */
public final class Explanations {
  private static final long EXECUTIONS = 20_000;
  private static final long MILLIS = 15_000;

  private final WorkerSetup setup;
  private final Path folder;

  private Explanations(WorkerSetup setup, Path folder) {
    this.setup = setup;
    this.folder = folder;
  }

  public static void main(String[] arguments) throws IOException {
    List<String> names = new ArrayList<>(List.of(arguments));
    boolean forms = names.remove("forms");
    WorkerSetup setup =
        WorkerSetup.of(InstalledJdks.withFeature(17).orElseThrow(), WorkerBackend.AUTO)
            .forAtMost(1);
    Explanations explanations = new Explanations(setup, Files.createTempDirectory("explained"));
    List<CorpusProgram> programs = CorpusProgram.all(names);
    if (forms) {
      programs.forEach(explanations::forms);
    } else {
      Judged.print(programs.stream().map(explanations::judged).toList());
    }
  }

  private void forms(CorpusProgram program) {
    StringBuilder line = new StringBuilder(String.format("%-22s", program.name()));
    for (Form form : Form.values()) {
      SearchResult result = Find.run(setup, search(program.target(form)), new RunListener() {});
      boolean failed = result.found().isPresent();
      String wrong = failed == (form == Form.RIGHT) ? " UNLIKE ITS NAME" : "";
      line.append(
          String.format("%s %s%s (%d)  ", form, failed ? "fails" : "passes", wrong, runs(result)));
    }
    System.out.println(line);
  }

  private static long runs(SearchResult result) {
    return result.executions();
  }

  private SearchRequest search(Target target) {
    return new SearchRequest(
        target, Settings.defaults(), EXECUTIONS, MILLIS, Job.HANG_MILLIS, folder, false);
  }

  private Judged judged(CorpusProgram program) {
    Run.Result result =
        Run.run(
            setup,
            search(program.target(Form.BROKEN)),
            new RunListener() {},
            () -> new DiagnosisListener() {});
    Optional<Explanation> told = result.diagnosis().flatMap(Diagnosis::explanation);
    Judged judged = new Judged(program, told, result.diagnosis().map(Diagnosis::millis).orElse(0L));
    System.out.println(judged);
    return judged;
  }
}

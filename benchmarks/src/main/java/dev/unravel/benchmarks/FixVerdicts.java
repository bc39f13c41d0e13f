package dev.unravel.benchmarks;

import dev.unravel.conformance.fixes.FixTrial;
import dev.unravel.conformance.fixes.FixedProgram;
import dev.unravel.conformance.fixes.FixedProgram.Form;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.VerifyResult;
import dev.unravel.launch.request.VerifyResult.Verdict;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;

/**
 * What {@code verify} says of right and of wrong changes to small broken programs. Takes the
 * feature version of a JDK and, to look at some programs only, their names.
 */
public final class FixVerdicts {
  private FixVerdicts() {}

  public static void main(String[] arguments) throws IOException {
    int feature = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 17;
    List<String> wanted =
        List.of(arguments).subList(Math.min(1, arguments.length), arguments.length);
    Jdk jdk = InstalledJdks.withFeature(feature).orElseThrow();
    FixTrial trial =
        new FixTrial(
            WorkerSetup.of(jdk, WorkerBackend.AUTO).forAtMost(1),
            Files.createTempDirectory("fixes"));
    int mistakes = 0;
    for (FixedProgram program : FixedProgram.all()) {
      if (!wanted.isEmpty() && !wanted.contains(program.name())) {
        continue;
      }
      Trace failing = trial.failing(program);
      for (Form form : List.of(Form.RIGHT, Form.WRONG)) {
        VerifyResult result = trial.verify(program, form, failing);
        boolean failed = result.found().isPresent();
        boolean mistaken = form == Form.RIGHT ? failed : result.verdict() == Verdict.FIXED;
        mistakes += mistaken ? 1 : 0;
        System.out.printf(
            "%-15s %-6s %-15s %-28s %3d/%-3d %7d executions %6.1f s %s%n",
            program,
            form.name().toLowerCase(Locale.ROOT),
            result.verdict().word(),
            result.means().words(),
            result.mapped().switches(),
            result.mapped().of(),
            result.executions(),
            result.millis() / 1000.0,
            mistaken ? "MISTAKEN" : result.reason());
      }
    }
    System.exit(mistakes == 0 ? 0 : 1);
  }
}

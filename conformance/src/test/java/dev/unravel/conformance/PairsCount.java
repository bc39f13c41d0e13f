package dev.unravel.conformance;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.ProveRequest;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.usecase.Prove;
import dev.unravel.trace.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;

/**
 * Counts what {@code prove} says of the programs of {@code pairs} and their twins in ten seconds
 * each; run by hand, from the folder of this module:
 *
 * <pre>java -cp CLASSES:DEPENDENCIES dev.unravel.conformance.PairsCount 25|17 [PART OF A NAME]
 * </pre>
 *
 * It ends with status 1 if a verdict is wrong.
 */
final class PairsCount {
  private static final long MILLIS = 10_000;

  private PairsCount() {}

  public static void main(String[] arguments) throws IOException {
    EngineConfiguration configuration =
        (arguments[0].equals("25")
                ? EngineConfiguration.newestOnContinuations()
                : EngineConfiguration.oldestOnOsThreads())
            .orElseThrow();
    Path folder = Files.createTempDirectory("pairs-count");
    Map<ProveResult.Verdict, Integer> correct = new EnumMap<>(ProveResult.Verdict.class);
    Map<ProveResult.Verdict, Integer> broken = new EnumMap<>(ProveResult.Verdict.class);
    boolean wrong = false;
    for (Pair pair : Pair.all()) {
      if (arguments.length > 1 && !pair.name().contains(arguments[1])) {
        continue;
      }
      ProveRequest request =
          new ProveRequest(
              pair.target(new SharedWorker(configuration)),
              Settings.defaults(),
              0,
              MILLIS,
              MILLIS,
              folder,
              true);
      ProveResult result =
          Prove.run(configuration.setup(), request.withoutRaces(), new RunListener() {});
      (pair.broken() ? broken : correct).merge(result.verdict(), 1, Integer::sum);
      wrong |=
          result.verdict()
              == (pair.broken() ? ProveResult.Verdict.PROVED : ProveResult.Verdict.FAILED);
      System.out.printf(
          "%-32s %-12s %-14s %6d executions %6d ms  %s%n",
          pair,
          result.verdict(),
          result.method(),
          result.executions(),
          result.millis(),
          result.reason());
    }
    System.out.println("correct " + correct + ", broken " + broken + (wrong ? ", WRONG" : ""));
    System.exit(wrong ? 1 : 0);
  }
}

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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Counts what {@code prove} says of the programs of this module; run by hand, from the folder of
 * this module:
 *
 * <pre>java -cp CLASSES:DEPENDENCIES dev.unravel.conformance.ProveCount [PART OF A NAME [paths]]
 * </pre>
 *
 * As the command does, but with one JVM for many programs. With {@code paths} nothing else is tried
 * where paths cannot say all.
 *
 * <p>It ends with status 1 if anything was proved whose outcomes are not the stated ones.
 */
final class ProveCount {
  private static final int EXECUTIONS = 2_000;
  private static final long MILLIS = 20_000;

  /** For those that say that it may help; longer than any timeout of these programs. */
  private static final long PATIENCE = 10_000_000;

  private ProveCount() {}

  public static void main(String[] arguments) throws IOException {
    EngineConfiguration configuration = EngineConfiguration.newestOnContinuations().orElseThrow();
    Path folder = Files.createTempDirectory("prove-count");
    Map<ProveResult.Verdict, Integer> counts = new EnumMap<>(ProveResult.Verdict.class);
    Map<ProveResult.Verdict, Integer> withPatience = new EnumMap<>(ProveResult.Verdict.class);
    Map<String, Integer> reasons = new TreeMap<>();
    boolean wrong = false;
    LaboratoryWorkers workers = new LaboratoryWorkers();
    for (Program program : programs(arguments)) {
      Function<Settings, ProveResult> prove =
          settings -> {
            ProveRequest request =
                new ProveRequest(
                    new SharedWorker(configuration).target(program.classes(), program.name()),
                    settings,
                    EXECUTIONS,
                    MILLIS,
                    10_000,
                    folder,
                    arguments.length < 2);
            return Prove.run(
                configuration.setup(), workers, request.withoutRaces(), new RunListener() {});
          };
      ProveResult result = prove.apply(Settings.defaults());
      counts.merge(result.verdict(), 1, Integer::sum);
      String remark = result.reason();
      if (remark.contains("--patience")) {
        ProveResult.Verdict patient =
            prove.apply(Settings.defaults().withPatience(PATIENCE)).verdict();
        remark = patient + " with --patience " + PATIENCE + "; " + remark;
        withPatience.merge(patient, 1, Integer::sum);
      }
      if (!fits(program, result)) {
        wrong = true;
        remark = "WRONG: printed " + printed(result) + ", stated " + program.outcomes();
      }
      reasons.merge(remark.replaceAll(" on .*| in .*|\\d+", ""), 1, Integer::sum);
      System.out.printf(
          "%-12s %6d executions %8d states %7d ms  %s  %s%n",
          result.verdict(),
          result.executions(),
          result.states(),
          result.millis(),
          program.sentence(),
          remark);
    }
    workers.close();
    System.out.println(counts + ", of these asked again with more patience " + withPatience);
    reasons.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .forEach(reason -> System.out.println(reason.getValue() + "  " + reason.getKey()));
    System.exit(wrong ? 1 : 0);
  }

  private static List<Program> programs(String[] arguments) {
    return Stream.concat(Programs.onEveryJdk().stream(), Programs.hard().stream())
        .filter(program -> arguments.length == 0 || program.name().contains(arguments[0]))
        .toList();
  }

  private static Set<String> printed(ProveResult result) {
    return result.printed().stream()
        .map(String::trim)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Whether a verdict is one that the stated outcomes allow. */
  static boolean fits(Program program, ProveResult result) {
    return switch (result.verdict()) {
      case PROVED ->
          result.method() == ProveResult.Method.PATHS
              ? printed(result).equals(new TreeSet<>(program.outcomes()))
              : !program.mayFail();
      case FAILED -> program.mayFail();
      case INCONCLUSIVE -> true;
    };
  }
}

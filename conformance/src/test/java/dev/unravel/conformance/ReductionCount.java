package dev.unravel.conformance;

import dev.unravel.trace.PointLevel;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Compares {@code dpor} with {@code exhaustive} on the programs of this module; run by hand, from
 * the folder of this module:
 *
 * <pre>java -cp CLASSES:DEPENDENCIES dev.unravel.conformance.ReductionCount 25|17 MOST [PART]</pre>
 *
 * It ends with status 1 if one claims to be complete and has other outcomes than are stated.
 */
final class ReductionCount {
  private ReductionCount() {}

  public static void main(String[] arguments) {
    EngineConfiguration configuration =
        (arguments[0].equals("25")
                ? EngineConfiguration.newestOnContinuations()
                : EngineConfiguration.oldestOnOsThreads())
            .orElseThrow();
    long most = Long.parseLong(arguments[1]);
    boolean both = arguments.length > 3;
    int wrong = 0;
    int complete = 0;
    int programs = 0;
    try (Workers reducing = new Workers();
        Workers exhausting = new Workers()) {
      Stream<Program> all =
          Stream.concat(
              Programs.onEveryJdk().stream(),
              arguments[0].equals("25")
                  ? Programs.onlyOn(configuration.jdk()).stream()
                  : Stream.of());
      for (Program program : all.toList()) {
        if (arguments.length > 2 && !program.name().contains(arguments[2])) {
          continue;
        }
        EngineEnumerator.Result reduced =
            run(reducing.on(configuration, program), program, "dpor", most);
        Set<String> missing = new TreeSet<>(program.outcomes());
        missing.removeAll(reduced.outcomes().keySet());
        Set<String> extra = new TreeSet<>(reduced.outcomes().keySet());
        extra.removeAll(program.outcomes());
        programs++;
        complete += reduced.complete() ? 1 : 0;
        boolean isWrong = !extra.isEmpty() || reduced.complete() && !missing.isEmpty();
        wrong += isWrong ? 1 : 0;
        String beside = "";
        if (both) {
          EngineEnumerator.Result every =
              run(exhausting.on(configuration, program), program, "exhaustive", most);
          beside = every.executions() + (every.complete() ? " complete" : " open");
        }
        System.out.printf(
            "%-60s %8d %s %s %s%n",
            program.name().substring(program.name().indexOf("programs.") + 9),
            reduced.executions(),
            reduced.complete() ? "complete" : "open",
            beside,
            isWrong ? "WRONG missing " + missing + " extra " + extra : "");
      }
    }
    System.out.println(complete + " of " + programs + " complete, " + wrong + " wrong");
    System.exit(wrong == 0 ? 0 : 1);
  }

  private static EngineEnumerator.Result run(
      SharedWorker worker, Program program, String strategy, long most) {
    return new EngineEnumerator(worker, EngineSettings.at(PointLevel.MEMORY, strategy), most)
        .enumerate(worker.target(program.classes(), program.name()));
  }
}

package dev.unravel.conformance;

import dev.unravel.trace.PointLevel;
import dev.unravel.wire.Job;

/**
 * Counts the executions that {@code dpor} takes for the programs of {@code pairs}, in one worker;
 * run by hand, from the folder of this module:
 *
 * <pre>java -cp CLASSES:DEPENDENCIES dev.unravel.conformance.PairsReduced 25|17 MOST [PART]</pre>
 *
 * It ends with status 1 if a verdict is wrong.
 */
final class PairsReduced {
  private PairsReduced() {}

  public static void main(String[] arguments) {
    EngineConfiguration configuration =
        (arguments[0].equals("25")
                ? EngineConfiguration.newestOnContinuations()
                : EngineConfiguration.oldestOnOsThreads())
            .orElseThrow();
    long most = Long.parseLong(arguments[1]);
    int[] known = new int[2];
    int[] all = new int[2];
    int wrong = 0;
    try (Workers workers = new Workers()) {
      SharedWorker worker = workers.on(configuration);
      for (Pair pair : Pair.all()) {
        if (arguments.length > 2 && !pair.name().contains(arguments[2])) {
          continue;
        }
        WorkerReport report =
            worker.run(
                Job.find(
                    pair.target(worker), EngineSettings.at(PointLevel.MEMORY, "dpor"), most, 0));
        boolean failed = report.found().isPresent();
        boolean complete = !failed && report.coverage().everySchedule();
        boolean isWrong = pair.broken() ? complete : failed;
        int kind = pair.broken() ? 1 : 0;
        all[kind]++;
        known[kind] += failed || complete ? 1 : 0;
        wrong += isWrong ? 1 : 0;
        System.out.printf(
            "%-40s %8d %s %s%n",
            pair,
            report.executions(),
            failed ? "failed" : complete ? "complete" : "open",
            isWrong ? "WRONG" : "");
      }
    }
    System.out.printf(
        "correct %d of %d, broken %d of %d, %d wrong%n", known[0], all[0], known[1], all[1], wrong);
    System.exit(wrong == 0 ? 0 : 1);
  }
}

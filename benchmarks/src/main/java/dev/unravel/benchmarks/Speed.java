package dev.unravel.benchmarks;

import dev.unravel.benchmarks.speed.BugRates;
import dev.unravel.benchmarks.speed.FirstExecution;
import dev.unravel.benchmarks.speed.Growth;
import dev.unravel.benchmarks.speed.MillionExecutions;
import dev.unravel.benchmarks.speed.RecordOverhead;
import dev.unravel.benchmarks.speed.ResetCost;
import dev.unravel.benchmarks.speed.SearchRates;
import dev.unravel.benchmarks.speed.SingleThread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tables of RESULTS.md about speed: all of them, or those named. Ratios come from one run, for
 * absolute figures depend on the machine and on what else it does.
 */
public final class Speed {
  private Speed() {}

  public static void main(String[] arguments) {
    Map<String, Runnable> tables = new LinkedHashMap<>();
    List<String> names = new ArrayList<>();
    String bugs = "";
    for (String argument : arguments) {
      if (argument.startsWith("--bugs=")) {
        bugs = argument.substring("--bugs=".length());
      } else {
        names.add(argument);
      }
    }
    Path folder = Path.of(bugs);
    tables.put("search", SearchRates::run);
    tables.put("reset", ResetCost::run);
    tables.put("first", FirstExecution::run);
    if (!bugs.isEmpty()) {
      tables.put("bugs", () -> BugRates.run(folder));
    }
    tables.put("million", MillionExecutions::run);
    tables.put("single", SingleThread::run);
    tables.put("growth", Growth::run);
    tables.put("record", RecordOverhead::run);
    if (!tables.keySet().containsAll(names)) {
      System.err.println(
          "usage: benchmarks/run Speed [--bugs=FOLDER] [TABLE...], where a table is one of "
              + String.join(", ", tables.keySet())
              + (bugs.isEmpty() ? "; bugs needs the folder of the real bugs" : ""));
      System.exit(2);
    }
    (names.isEmpty() ? tables.keySet() : names).forEach(name -> tables.get(name).run());
  }
}

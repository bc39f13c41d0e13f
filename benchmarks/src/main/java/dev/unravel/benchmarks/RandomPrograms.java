package dev.unravel.benchmarks;

import dev.unravel.conformance.random.RandomComparison;
import dev.unravel.conformance.random.RandomComparison.Plan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Random small programs: what the engine says of each, against an oracle that knows every outcome.
 * Takes the number of programs, the first seed, how many executions a program may take, and {@code
 * reduced} to ask nothing but what partial-order reduction makes of it; prints each difference with
 * a program that is as small as it gets, and a table.
 */
public final class RandomPrograms {
  private static final int PROGRAMS = 3_000;

  /** What a program may take unless told. All schedules of most take less than a thousand. */
  private static final long EXECUTIONS = 5_000;

  /** As many as are compiled at once. */
  private static final int CHUNK = 300;

  private RandomPrograms() {}

  public static void main(String[] arguments) throws IOException {
    int count = arguments.length > 0 ? Integer.parseInt(arguments[0]) : PROGRAMS;
    long first = arguments.length > 1 ? Long.parseLong(arguments[1]) : 0;
    long executions = arguments.length > 2 ? Long.parseLong(arguments[2]) : EXECUTIONS;
    boolean onlyReduced = arguments.length > 3 && arguments[3].equals("reduced");
    RandomComparison.Tally tally = new RandomComparison.Tally();
    for (int done = 0; done < count; done += CHUNK) {
      int programs = Math.min(CHUNK, count - done);
      Path folder = Files.createTempDirectory("random-programs");
      Plan plan = new Plan(first + done, programs, 600, executions, 20, 100, onlyReduced, false);
      new RandomComparison(plan, folder, tally, System.out::println).run();
      System.out.println(done + programs + " programs\n" + tally.table());
    }
    System.exit(tally.differences() == 0 ? 0 : 1);
  }
}

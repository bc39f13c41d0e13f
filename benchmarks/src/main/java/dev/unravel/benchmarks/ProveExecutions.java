package dev.unravel.benchmarks;

import dev.unravel.benchmarks.proofs.Account;
import dev.unravel.benchmarks.proofs.BubbleSort;
import dev.unravel.benchmarks.proofs.PingPong;
import dev.unravel.benchmarks.proofs.RvExample;
import dev.unravel.benchmarks.proofs.WaitNotify;
import dev.unravel.benchmarks.targets.LockedCounter;
import java.util.List;
import java.util.Locale;

/**
 * How many executions a proof takes, beside figures published for maximal causality reduction and
 * for context bounding on programs of the same names, which are not the same programs:
 *
 * <pre>java -cp CLASSES dev.unravel.benchmarks.ProveExecutions</pre>
 */
public final class ProveExecutions {
  private static final int SECONDS = 60;

  private ProveExecutions() {}

  private record Row(
      String name, Class<?> program, List<String> arguments, String reduced, String bounded) {}

  private static final List<Row> ROWS =
      List.of(
          new Row("account", Account.class, List.of("fixed"), "3", "111"),
          new Row("ping pong, spinning", PingPong.class, List.of(), "2", "648"),
          new Row("wait and notify", WaitNotify.class, List.of(), "50", "over 12,000"),
          new Row("bubble sort", BubbleSort.class, List.of(), "10", "over 7,000"),
          new Row("RVExample", RvExample.class, List.of(), "107", "over 98,000"),
          new Row("counter 2 x 2", LockedCounter.class, List.of("2", "2"), "-", "-"),
          new Row("counter 4 x 16", LockedCounter.class, List.of("4", "16"), "-", "-"));

  public static void main(String[] arguments) {
    System.out.println(
        "| program | executions | reduction elsewhere | bounding elsewhere | states | seconds |"
            + " verdict |");
    System.out.println("|---|---:|---:|---:|---:|---:|---|");
    for (Row row : ROWS) {
      ProofRun run = ProofRun.of(row.program(), row.arguments(), SECONDS);
      System.out.printf(
          Locale.ROOT,
          "| %s | %,d | %s | %s | %,d | %.2f | %s |%n",
          row.name(),
          run.result().executions(),
          row.reduced(),
          row.bounded(),
          run.result().states(),
          run.result().millis() / 1000.0,
          run.verdict());
    }
    System.exit(0);
  }
}

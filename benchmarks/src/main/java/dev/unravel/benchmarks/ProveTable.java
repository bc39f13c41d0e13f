package dev.unravel.benchmarks;

import dev.unravel.benchmarks.proofs.Account;
import dev.unravel.benchmarks.proofs.Arithmetic;
import dev.unravel.benchmarks.proofs.BlackScholes;
import dev.unravel.benchmarks.proofs.Fft;
import dev.unravel.benchmarks.proofs.FileScanner;
import dev.unravel.benchmarks.proofs.Lu;
import dev.unravel.benchmarks.proofs.Queue;
import dev.unravel.benchmarks.proofs.Radix;
import dev.unravel.benchmarks.proofs.Stack;
import dev.unravel.benchmarks.proofs.SwarmSort;
import java.util.List;
import java.util.Locale;

/**
 * The first table of Zhang et al., "Proactive Debugging" (SATE 2016), with programs of our own:
 *
 * <pre>java -cp CLASSES dev.unravel.benchmarks.ProveTable [SECONDS [PART OF A NAME]]</pre>
 *
 * Instructions are those of a plain run ({@link InstructionCount}). Constraints are those of the
 * largest question when the solver is asked, in a second proof that the other columns know nothing
 * of; the usual proof looks at states. Seconds are from the request to the verdict, with the start
 * of all workers; the JVM that asks is running already.
 */
public final class ProveTable {
  private static final int SECONDS = 60;

  private ProveTable() {}

  private record Row(String name, Class<?> program, List<String> arguments) {}

  private static final List<Row> ROWS =
      List.of(
          row("account", Account.class, "unlocked"),
          row("account", Account.class, "fixed"),
          row("arithmetic", Arithmetic.class, "unlocked"),
          row("arithmetic", Arithmetic.class, "fixed"),
          row("queue", Queue.class, "unlocked"),
          row("queue", Queue.class, "fixed"),
          row("stack", Stack.class, "unlocked"),
          row("stack", Stack.class, "fixed"),
          row("FFT", Fft.class, "numbers"),
          row("FFT", Fft.class, "barrier"),
          row("FFT", Fft.class, "fixed"),
          row("LU", Lu.class, "numbers", "contiguous"),
          row("LU", Lu.class, "barrier", "contiguous"),
          row("LU", Lu.class, "fixed", "contiguous"),
          row("LU", Lu.class, "numbers", "scattered"),
          row("LU", Lu.class, "barrier", "scattered"),
          row("LU", Lu.class, "fixed", "scattered"),
          row("radix", Radix.class, "counts"),
          row("radix", Radix.class, "barrier"),
          row("radix", Radix.class, "fixed"),
          row("file scanner", FileScanner.class, "count"),
          row("file scanner", FileScanner.class, "fixed"),
          row("Black-Scholes", BlackScholes.class, "total"),
          row("Black-Scholes", BlackScholes.class, "fixed"),
          row("radix-sort swarm", SwarmSort.class, "tasks"),
          row("radix-sort swarm", SwarmSort.class, "fixed"));

  private static Row row(String name, Class<?> program, String... arguments) {
    return new Row(name, program, List.of(arguments));
  }

  public static void main(String[] arguments) {
    int seconds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : SECONDS;
    String part = arguments.length > 1 ? arguments[1] : "";
    System.out.println(
        "| program | version | threads | instructions | shared accesses | events | constraints |"
            + " states | executions | queries | MB | seconds | verdict |");
    System.out.println("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|");
    double buggy = 0;
    int bugs = 0;
    for (Row row : ROWS) {
      if (row.name().contains(part)) {
        ProofRun run = ProofRun.of(row.program(), row.arguments(), seconds);
        ProofRun solved = ProofRun.of(row.program(), row.arguments(), seconds, "solver");
        print(row, run, solved.result().constraints());
        if (!row.arguments().contains("fixed")) {
          bugs++;
          buggy += run.result().millis() / 1000.0;
        }
      }
    }
    System.out.printf(Locale.ROOT, "%nmean of %d with a bug: %.2f s%n", bugs, buggy / bugs);
    System.exit(0);
  }

  private static void print(Row row, ProofRun run, long constraints) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %s | %d | %,d | %d | %d | %s | %,d | %,d | %,d | %d | %.2f | %s |%n",
        row.name(),
        String.join(" ", row.arguments()),
        run.result().size().threads(),
        InstructionCount.of(row.program(), row.arguments()),
        run.result().size().accesses(),
        run.result().size().actions(),
        constraints == 0 ? "-" : String.format(Locale.ROOT, "%,d", constraints),
        run.result().states(),
        run.result().executions(),
        run.result().queries(),
        run.megabytes(),
        run.result().millis() / 1000.0,
        run.verdict());
  }
}

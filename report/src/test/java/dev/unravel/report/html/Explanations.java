package dev.unravel.report.html;

import static dev.unravel.trace.Operation.BEGIN;
import static dev.unravel.trace.Operation.END;
import static dev.unravel.trace.Operation.JOIN;
import static dev.unravel.trace.Operation.LOCK;
import static dev.unravel.trace.Operation.READ;
import static dev.unravel.trace.Operation.START;
import static dev.unravel.trace.Operation.UNLOCK;
import static dev.unravel.trace.Operation.WRITE;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Finding.Evidence;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.explain.History;
import dev.unravel.diagnose.explain.Origin;
import dev.unravel.diagnose.facts.Stacks;
import dev.unravel.diagnose.trial.Check;
import dev.unravel.diagnose.trial.Contrast;
import dev.unravel.diagnose.trial.Curve;
import dev.unravel.report.TraceBuilder;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/** The explanations that the tests show. */
final class Explanations {
  private static final String SAMPLES = "dev.unravel.samples.";

  private Explanations() {}

  /** What {@code find} and {@code simplify} make of the first sample. */
  static Explanation lostUpdate() {
    Trace failing =
        joined(counting().act(1, READ, "Counter#1", "count", "0", increment()).preempt())
            .fail(
                FailureKind.ASSERTION,
                "java.lang.AssertionError at " + SAMPLES + "Sample01LostUpdate.main",
                "java.lang.AssertionError: counted to 1, not to 2 in main",
                "java.lang.AssertionError: counted to 1, not to 2",
                "\tat " + SAMPLES + "Sample01LostUpdate.main(Sample01LostUpdate.java:30)")
            .build();
    Finding finding =
        new Finding(
            Pattern.ATOMICITY_VIOLATION,
            "read-write-write",
            "second wrote `Counter#1.count` (Sample01LostUpdate.java:40) between first's read and"
                + " its write (Sample01LostUpdate.java:40), so first's write lost it.",
            List.of("Counter#1.count"),
            List.of(
                new Evidence(5, "reads the old value"),
                new Evidence(8, "writes in between"),
                new Evidence(10, "overwrites it")),
            "a read and a write of one thread, with a write of another between them",
            Optional.of("Maybe `increment` should be synchronized, or count an AtomicInteger."));
    return new Explanation(
        failing,
        stacks(failing),
        List.of(finding),
        List.of(
            new Check(5, 8, "second's write before first's read", new Outcome.Pass(), true),
            new Check(8, 10, "second's write after first's", failing.outcome(), false)),
        List.of(new History("Counter#1.count", List.of(5L, 7L, 8L, 10L, 14L, 15L), 10)),
        Optional.of(new Contrast(inOrder(), 5, 5)),
        Optional.of(new Origin(new TraceStatistics(58, 3, 23, 11, 12), 31, true)),
        Optional.of(new Curve(List.of(0L, 5L, 8L, 16L), List.of(20, 22, 48, 60), 60)));
  }

  private static TraceBuilder counting() {
    return new TraceBuilder(SAMPLES + "Sample01LostUpdate")
        .thread("main.1", "first")
        .thread("main.2", "second")
        .act(0, BEGIN, "", "", "", main(22))
        .act(0, START, "Thread#1", "", "", main(25))
        .act(0, START, "Thread#2", "", "", main(26))
        .act(1, BEGIN, "", "", "", increment());
  }

  private static TraceBuilder joined(TraceBuilder trace) {
    return trace
        .act(2, BEGIN, "", "", "", increment())
        .act(2, READ, "Counter#1", "count", "0", increment())
        .act(2, WRITE, "Counter#1", "count", "1", increment())
        .act(2, END, "", "", "", increment())
        .act(1, WRITE, "Counter#1", "count", "1", increment())
        .act(1, END, "", "", "", increment())
        .act(0, JOIN, "Thread#1", "", "", main(27))
        .act(0, JOIN, "Thread#2", "", "", main(28))
        .act(0, READ, "Counter#1", "count", "1", main(29))
        .act(0, READ, "Counter#1", "count", "1", main(30))
        .act(0, END, "", "", "", main(30));
  }

  private static Trace inOrder() {
    return counting()
        .act(1, READ, "Counter#1", "count", "0", increment())
        .act(1, WRITE, "Counter#1", "count", "1", increment())
        .act(1, END, "", "", "", increment())
        .act(2, BEGIN, "", "", "", increment())
        .act(2, READ, "Counter#1", "count", "1", increment())
        .act(2, WRITE, "Counter#1", "count", "2", increment())
        .act(2, END, "", "", "", increment())
        .act(0, JOIN, "Thread#1", "", "", main(27))
        .act(0, JOIN, "Thread#2", "", "", main(28))
        .act(0, READ, "Counter#1", "count", "2", main(29))
        .act(0, END, "", "", "", main(30))
        .build();
  }

  private static Location main(int line) {
    return new Location(SAMPLES + "Sample01LostUpdate", "main", "Sample01LostUpdate.java", line);
  }

  private static Location increment() {
    return new Location(SAMPLES + "Counter", "increment", "Sample01LostUpdate.java", 40);
  }

  /** Two threads that take two locks the other way round. */
  static Explanation deadlock() {
    Trace failing =
        new TraceBuilder(SAMPLES + "Sample02Deadlock")
            .thread("main.1", "withdraw")
            .thread("main.2", "deposit")
            .act(0, BEGIN, "", "", "", transfer("main", 33))
            .act(0, START, "Thread#1", "", "", transfer("main", 34))
            .act(0, START, "Thread#2", "", "", transfer("main", 35))
            .act(0, END, "", "", "", transfer("main", 36))
            .act(1, BEGIN, "", "", "", transfer("transfer", 23))
            .act(1, LOCK, "Account#1", "", "", transfer("transfer", 23))
            .preempt()
            .act(2, BEGIN, "", "", "", transfer("transfer", 23))
            .act(2, LOCK, "Account#2", "", "", transfer("transfer", 23))
            .fail(
                FailureKind.DEADLOCK,
                SAMPLES + "Sample02Deadlock.transfer(Sample02Deadlock.java:24)",
                "main.2 \"deposit\" waits for main.1 \"withdraw\" waits for main.2 \"deposit\"",
                "main.2 \"deposit\" wants Account held by main.1 \"withdraw\"",
                "main.1 \"withdraw\" wants Account held by main.2 \"deposit\"")
            .build();
    Finding finding =
        new Finding(
            Pattern.LOCK_ORDER_DEADLOCK,
            "",
            "withdraw holds `Account#1` (Sample02Deadlock.java:23) and wants `Account#2`, while"
                + " deposit holds `Account#2` (Sample02Deadlock.java:23) and wants `Account#1`.",
            List.of("Account#1", "Account#2"),
            List.of(new Evidence(6, "takes the first"), new Evidence(8, "takes the second")),
            "each of the two holds what the other wants",
            Optional.of("Maybe both should take the locks in the same order."));
    return explanation(failing, finding, List.of(new History("Account#1", List.of(6L), 0)));
  }

  private static Location transfer(String method, int line) {
    return new Location(SAMPLES + "Sample02Deadlock", method, "Sample02Deadlock.java", line);
  }

  /** Fifty threads that add to an array under a lock, and two that do so without. */
  static Explanation fiftyThreads() {
    TraceBuilder trace = new TraceBuilder("bank.Ledger");
    trace.act(0, BEGIN, "", "", "", ledger("main", 11));
    for (int i = 1; i < 50; i++) {
      trace.thread("main." + i, "pool-1-thread-" + i);
      trace.act(0, START, "Thread#" + i, "", "", ledger("main", 14));
    }
    for (int i = 1; i < 50; i++) {
      trace.act(i, BEGIN, "", "", "", ledger("run", 20));
      trace.act(i, LOCK, "Object#1", "", "", ledger("add", 31));
      trace.act(i, READ, "Ledger#1", "sum", "" + (i - 1), ledger("add", 32));
      if (i == 7) {
        trace.preempt().act(8, READ, "Ledger#1", "sum", "6", ledger("peek", 40));
      }
      trace.act(i, WRITE, "Ledger#1", "sum", "" + i, ledger("add", 32));
      trace.act(i, UNLOCK, "Object#1", "", "", ledger("add", 33));
      trace.act(i, END, "", "", "", ledger("run", 22));
    }
    trace.fail(FailureKind.EXCEPTION, "bank.Ledger.peek", "the sum is 6, not 7");
    Finding finding =
        new Finding(
            Pattern.DATA_RACE,
            "",
            "pool-1-thread-8 read `Ledger#1.sum` (Ledger.java:40) without the lock that"
                + " pool-1-thread-7 holds.",
            List.of("Ledger#1.sum"),
            List.of(new Evidence(89, "reads"), new Evidence(90, "reads without the lock")),
            "no lock is common to both",
            Optional.empty());
    Trace failing = trace.build();
    return explanation(
        failing, finding, List.of(new History("Ledger#1.sum", clocksOf(failing, "sum"), 90)));
  }

  private static List<Long> clocksOf(Trace trace, String member) {
    return LongStream.rangeClosed(1, trace.actions().size())
        .filter(clock -> trace.actions().get((int) clock - 1).member().equals(member))
        .boxed()
        .toList();
  }

  private static Location ledger(String method, int line) {
    return new Location("bank.Ledger", method, "Ledger.java", line);
  }

  /** Many steps of four threads, switching now and then. */
  static Explanation manyActions(int actions) {
    TraceBuilder trace = new TraceBuilder("bank.Ledger");
    trace.act(0, BEGIN, "", "", "", ledger("main", 11));
    for (int i = 1; i < 4; i++) {
      trace.thread("main." + i, "worker-" + i);
      trace.act(0, START, "Thread#" + i, "", "", ledger("main", 14));
    }
    for (int i = 4; i < actions; i++) {
      int thread = 1 + i / 97 % 3;
      Operation operation = i % 97 == 0 ? LOCK : i % 97 == 96 ? UNLOCK : i % 3 == 0 ? WRITE : READ;
      boolean lock = operation == LOCK || operation == UNLOCK;
      trace.act(
          thread,
          operation,
          lock ? "Object#1" : "int[]#1",
          lock ? "" : String.valueOf(i % 50),
          lock ? "" : String.valueOf(i),
          ledger("add", 20 + i % 30));
      if (i % 97 == 96 && i % 5 == 0) {
        trace.preempt();
      }
    }
    trace.fail(FailureKind.EXCEPTION, "bank.Ledger.add", "index out of range");
    int late = actions / 2;
    Finding finding =
        new Finding(
            Pattern.ORDER_VIOLATION,
            "",
            "worker-1 used `int[]#1` before worker-2 had filled it.",
            List.of("int[]#1[5]"),
            List.of(new Evidence(late, "uses"), new Evidence(late + 200, "fills")),
            "",
            Optional.empty());
    return explanation(trace.build(), finding, List.of());
  }

  static Explanation explanation(Trace trace, Finding finding, List<History> histories) {
    return new Explanation(
        trace,
        Stacks.NONE,
        List.of(finding),
        List.of(),
        histories,
        Optional.empty(),
        Optional.empty());
  }

  /** Each action's place, called from the thread's start. */
  private static Stacks stacks(Trace trace) {
    List<List<Location>> distinct = new ArrayList<>();
    List<Integer> indices = new ArrayList<>();
    trace.actions().stream()
        .map(action -> stack(trace.locations().get(action.location())))
        .forEach(
            stack -> {
              if (!distinct.contains(stack)) {
                distinct.add(stack);
              }
              indices.add(distinct.indexOf(stack));
            });
    return new Stacks(distinct, indices);
  }

  private static List<Location> stack(Location at) {
    return at.method().equals("main")
        ? List.of(at)
        : List.of(at, new Location("java.lang.Thread", "run", "Thread.java", 840));
  }
}

package dev.unravel.report;

import static dev.unravel.trace.Operation.BEGIN;
import static dev.unravel.trace.Operation.END;
import static dev.unravel.trace.Operation.JOIN;
import static dev.unravel.trace.Operation.LOCK;
import static dev.unravel.trace.Operation.READ;
import static dev.unravel.trace.Operation.START;
import static dev.unravel.trace.Operation.UNLOCK;
import static dev.unravel.trace.Operation.WRITE;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Location;
import dev.unravel.trace.Trace;

/** The traces that the tests show. */
public final class SampleTraces {
  private SampleTraces() {}

  public static TraceBuilder lostUpdateSoFar() {
    return new TraceBuilder("LostUpdate")
        .thread("main.1", "adder")
        .thread("main.2", "Thread-1")
        .act(0, BEGIN, "", "", "", 5)
        .act(0, WRITE, "Counter#1", "count", "0", 6)
        .act(0, START, "Thread#1", "", "", 7)
        .act(0, START, "Thread#2", "", "", 8)
        .act(1, BEGIN, "", "", "", 20)
        .act(1, READ, "Counter#1", "count", "0", 21)
        .preempt()
        .act(2, BEGIN, "", "", "", 20)
        .act(2, READ, "Counter#1", "count", "0", 21)
        .act(2, WRITE, "Counter#1", "count", "1", 21)
        .act(2, END, "", "", "", 22)
        .act(1, WRITE, "Counter#1", "count", "1", 21)
        .act(1, END, "", "", "", 22)
        .act(0, JOIN, "Thread#1", "", "", 9)
        .act(0, JOIN, "Thread#2", "", "", 10)
        .act(0, READ, "Counter#1", "count", "1", 11);
  }

  public static Trace lostUpdate() {
    return failed(lostUpdateSoFar()).build();
  }

  static TraceBuilder failed(TraceBuilder trace) {
    return trace.fail(
        FailureKind.ASSERTION,
        "java.lang.AssertionError at LostUpdate.java:11",
        "expected 2 but was 1",
        "java.lang.AssertionError: expected 2 but was 1",
        "\tat LostUpdate.main(LostUpdate.java:11)");
  }

  public static Trace deadlock() {
    return new TraceBuilder("Deadlock")
        .thread("main.1", "left")
        .thread("main.2", "right")
        .act(0, BEGIN, "", "", "", 3)
        .act(0, START, "Thread#1", "", "", 4)
        .act(0, START, "Thread#2", "", "", 5)
        .act(1, BEGIN, "", "", "", 10)
        .act(1, LOCK, "Fork#1", "", "", 11)
        .preempt()
        .act(2, BEGIN, "", "", "", 20)
        .act(2, LOCK, "Fork#2", "", "", 21)
        .fail(
            FailureKind.DEADLOCK,
            "Deadlock.java:12, Deadlock.java:22",
            "main.1 and main.2 wait for each other",
            "main.1 \"left\" holds Fork#1, waits for Fork#2 at Deadlock.java:12",
            "main.2 \"right\" holds Fork#2, waits for Fork#1 at Deadlock.java:22")
        .build();
  }

  public static Trace fiftyThreads() {
    TraceBuilder trace = new TraceBuilder("Fifty").act(0, BEGIN, "", "", "", 3);
    for (int i = 1; i < 50; i++) {
      trace.thread("main." + i, "pool-1-thread-" + i);
      trace.act(0, START, "Thread#" + i, "", "", 5);
    }
    for (int i = 1; i < 50; i++) {
      trace.act(i, BEGIN, "", "", "", 10).act(i, LOCK, "Object#1", "", "", 11);
      trace.act(i, WRITE, "int[]#1", "3", String.valueOf(i), 12);
      trace.act(i, UNLOCK, "Object#1", "", "", 13).act(i, END, "", "", "", 14);
    }
    return trace.act(0, END, "", "", "", 7).build();
  }

  /** Long set-up, JDK inside, private fields, a long loop over a conflict. */
  public static Trace longRun() {
    TraceBuilder trace =
        new TraceBuilder("Long").thread("main.1", "writer").act(0, BEGIN, "", "", "", 1);
    for (int i = 0; i < 37; i++) {
      trace.act(0, WRITE, "Config#1", "p" + i, "x", 12 + i % 29);
    }
    trace.act(0, START, "Thread#1", "", "", 50);
    for (int i = 0; i < 10; i++) {
      trace.act(0, READ, "HashMap#1", "table", "", jdk(600 + i));
    }
    trace.act(0, READ, "Config#1", "flag", "false", 51).preempt();
    trace.act(1, BEGIN, "", "", "", 60);
    for (int i = 0; i < 100; i++) {
      trace.act(1, WRITE, "Config#1", "flag", String.valueOf(i % 2 == 0), 61);
    }
    trace.act(1, READ, "Local#1", "x", "", 62).act(1, READ, "Local#1", "y", "", 63);
    trace.act(1, END, "", "", "", 64);
    trace.act(0, JOIN, "Thread#1", "", "", 52);
    for (int i = 0; i < 20; i++) {
      trace.act(0, WRITE, "Result#1", "r", "", 53);
    }
    return trace.act(0, END, "", "", "", 54).build();
  }

  private static Location jdk(int line) {
    return new Location("java.util.HashMap", "getNode", "HashMap.java", line);
  }
}

package dev.unravel.launch;

import dev.unravel.trace.Action;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import java.io.File;
import java.util.Arrays;
import java.util.List;

/** Traces of executions that never were. */
public final class FakeTraces {
  private FakeTraces() {}

  /** A target whose class path is that of the tests, so that the fake worker is found. */
  public static Target target(String mainClass) {
    List<String> classPath =
        Arrays.asList(System.getProperty("java.class.path").split(File.pathSeparator));
    return new Target(classPath, mainClass, List.of(), List.of(), new byte[0]);
  }

  public static Trace failing(Target target, Settings settings) {
    Outcome outcome =
        new Outcome.Fail(
            new FailureSignature(FailureKind.ASSERTION, "AssertionError at Main.main"),
            "balance is 1",
            List.of("at Main.main(Main.java:3)"));
    return new Trace(
        target,
        System.getProperty("java.version"),
        settings,
        new Schedule(
            List.of(new Interval(0, 2), new Interval(1, 1), new Interval(0, 1)), List.of()),
        List.of(0),
        outcome,
        List.of(new ThreadName("main", "main"), new ThreadName("main.1", "Thread-0")),
        List.of(new Location("Main", "main", "Main.java", 3)),
        List.of("Account#1"),
        List.of(
            new Action(0, Operation.BEGIN, -1, -1, "", ""),
            new Action(0, Operation.READ, 0, 0, "balance", "0"),
            new Action(1, Operation.WRITE, 0, 0, "balance", "1"),
            new Action(0, Operation.END, -1, -1, "", "")));
  }

  public static Trace ending(Trace trace, Outcome outcome) {
    return new Trace(
        trace.target(),
        trace.jdk(),
        trace.settings(),
        trace.schedule(),
        trace.preemptions(),
        outcome,
        trace.threads(),
        trace.locations(),
        trace.objects(),
        trace.actions());
  }
}

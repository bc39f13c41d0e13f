package dev.unravel.report.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.explain.History;
import dev.unravel.diagnose.facts.Stacks;
import dev.unravel.diagnose.trial.Check;
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
import java.util.List;
import java.util.Optional;

/** A lost update, explained by hand. */
final class Explanations {
  private Explanations() {}

  static Explanation lostUpdate(String threadName, String value) {
    Trace trace =
        new Trace(
            new Target(List.of("classes"), "Main", List.of(), List.of(), new byte[0]),
            "17",
            Settings.defaults(),
            new Schedule(
                List.of(new Interval(1, 1), new Interval(2, 2), new Interval(1, 1)), List.of()),
            List.of(0),
            new Outcome.Fail(
                new FailureSignature(FailureKind.ASSERTION, "AssertionError at Main.main"),
                "balance is 10",
                List.of()),
            List.of(
                new ThreadName("main", "main"),
                new ThreadName("main.1", threadName),
                new ThreadName("main.2", "two")),
            List.of(new Location("Main", "run", "Main.java", 9)),
            List.of("Account#1"),
            List.of(
                new Action(1, Operation.READ, 0, 0, "balance", "0"),
                new Action(2, Operation.READ, 0, 0, "balance", "0"),
                new Action(2, Operation.WRITE, 0, 0, "balance", value),
                new Action(1, Operation.WRITE, 0, 0, "balance", "10")));
    Finding finding =
        new Finding(
            Pattern.ATOMICITY_VIOLATION,
            "read-write-write",
            "two wrote `Account.balance` between " + threadName + "'s read and write.",
            List.of("Account#1.balance"),
            List.of(
                new Finding.Evidence(1, "read"),
                new Finding.Evidence(3, "write"),
                new Finding.Evidence(4, "write")),
            "it is so",
            Optional.of("hold one lock"));
    return new Explanation(
        trace,
        Stacks.NONE,
        List.of(finding),
        List.of(new Check(3, 4, "the other way round", new Outcome.Pass(), true)),
        List.of(new History("Account#1.balance", List.of(1L, 2L, 3L, 4L), 4)),
        Optional.empty(),
        Optional.empty());
  }
}

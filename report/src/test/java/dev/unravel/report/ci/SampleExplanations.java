package dev.unravel.report.ci;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.explain.History;
import dev.unravel.diagnose.facts.Stacks;
import dev.unravel.diagnose.trial.Check;
import dev.unravel.report.SampleTraces;
import dev.unravel.trace.Location;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import java.util.List;
import java.util.Optional;

/** What the tests show. */
final class SampleExplanations {
  private SampleExplanations() {}

  static Explanation lostUpdate() {
    return of(SampleTraces.lostUpdate(), "Thread-1 wrote Counter.count in between.");
  }

  /** The same with this in every name. */
  static Explanation lostUpdate(String name) {
    Trace t = SampleTraces.lostUpdate();
    Trace renamed =
        new Trace(
            t.target(),
            t.jdk(),
            t.settings(),
            t.schedule(),
            t.preemptions(),
            t.outcome(),
            t.threads().stream().map(thread -> new ThreadName(thread.path(), name)).toList(),
            t.locations().stream().map(l -> new Location(name, name, name, l.line())).toList(),
            t.objects().stream().map(object -> name).toList(),
            t.actions());
    return of(renamed, name);
  }

  private static Explanation of(Trace trace, String sentence) {
    Finding finding =
        new Finding(
            Pattern.ATOMICITY_VIOLATION,
            "read-write-write",
            sentence,
            List.of("Counter#1.count"),
            List.of(
                new Finding.Evidence(6, "reads"),
                new Finding.Evidence(9, "writes in between"),
                new Finding.Evidence(11, "writes over it")),
            "a write between a read and the write that depends on it",
            Optional.of("no lock is held at any of the accesses"));
    Check check = new Check(6, 9, "Thread-1's write before adder's read", new Outcome.Pass(), true);
    History history = new History("Counter#1.count", List.of(2L, 6L, 8L, 9L, 11L, 15L), 11);
    return new Explanation(
        trace,
        Stacks.NONE,
        List.of(finding),
        List.of(check),
        List.of(history),
        Optional.empty(),
        Optional.empty());
  }
}

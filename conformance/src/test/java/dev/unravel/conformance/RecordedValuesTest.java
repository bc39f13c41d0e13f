package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unravel.conformance.programs.atomics.AtomicReferenceSwaps;
import dev.unravel.conformance.programs.atomics.CompareAndSetHasOneWinner;
import dev.unravel.conformance.programs.atomics.GetThenSetLosesAnUpdate;
import dev.unravel.conformance.programs.initialisation.ClassesThatInitialiseEachOther;
import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** A trace tells what atomics held and what became of it, and names what people know. */
class RecordedValuesTest {
  private static final Workers WORKERS = Workers.brief();

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  @Test
  void anUpdateThatFailedLeavesTheValueAsItWas() {
    assertThat(values(CompareAndSetHasOneWinner.class, Operation.COMPARE_AND_SET))
        .isIn(List.of("0 becomes 1", "stays 1"), List.of("0 becomes 2", "stays 2"));
  }

  @Test
  void referencesAreToldApart() {
    assertThat(values(AtomicReferenceSwaps.class, Operation.COMPARE_AND_SET))
        .isIn(
            List.of("null becomes \"t\"", "\"t\" becomes \"m\""),
            List.of("null becomes \"m\"", "\"m\" becomes \"t\""));
  }

  @Test
  void whatIsReadAndWrittenIsThere() {
    assertThat(values(GetThenSetLosesAnUpdate.class, Operation.READ)).startsWith("0");
    assertThat(values(GetThenSetLosesAnUpdate.class, Operation.WRITE)).startsWith("1");
  }

  /** Not one of our own, which stands for it. */
  @Test
  void whereThreadsWaitForAnInitialiserItsClassIsNamed() {
    SharedWorker worker = worker();
    String program = ClassesThatInitialiseEachOther.class.getName();
    Job search = Job.find(worker.target(program), Settings.defaults(), 1_000, 0);

    Trace trace = worker.run(search).found().orElseThrow();

    assertThat(trace.objects()).contains(program + "$First", program + "$Second");
    assertThat(((Outcome.Fail) trace.outcome()).details())
        .anyMatch(line -> line.contains("waits for main to initialise " + program + "$Second"));
  }

  private static SharedWorker worker() {
    assumeTrue(
        EngineConfiguration.newestOnContinuations().isPresent(), "the agent's jar is not built");
    return WORKERS.on(EngineConfiguration.newestOnContinuations().get());
  }

  /** The values of the actions on atomics, in order. */
  private static List<String> values(Class<?> program, Operation operation) {
    SharedWorker worker = worker();
    Trace trace =
        worker
            .run(Job.record(worker.target(program.getName()), EngineSettings.random(1)))
            .replayed();
    return trace.actions().stream()
        .filter(action -> action.operation() == operation && action.object() >= 0)
        .filter(action -> trace.objects().get(action.object()).startsWith("Atomic"))
        .map(Action::value)
        .toList();
  }
}

package dev.unravel.diagnose.isolate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.Attempt;
import dev.unravel.seeds.Draw;
import dev.unravel.seeds.Seeds;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Switch;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Plan;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Threads that count in variables, some with locks and some without, some taking two locks. */
class RandomProgramsTest {
  private static final int MOST_THREADS = 4;

  /** Programs, of which those that fail are looked at. */
  private static final int TO_FUZZ = 4_000;

  private static final int TO_COMPARE = 20_000;

  /** Variables, locks and a local variable for each thread. */
  private static final class State {
    final int[] counts = new int[2];
    final int[] owners = {-1, -1};
    final int[] locals = new int[MOST_THREADS];
  }

  /** A thread's increments: of which variable, under which locks. */
  private record Increment(int variable, List<Integer> locks) {
    List<Statement<State>> statements(int thread) {
      List<Statement<State>> statements = new ArrayList<>();
      for (int lock : locks) {
        statements.add(
            new Statement<>(
                Operation.LOCK,
                "Lock#" + lock,
                "",
                state -> state.owners[lock] < 0,
                state -> state.owners[lock] = thread));
      }
      statements.add(
          Statement.read("Counts#1", "" + variable, s -> s.locals[thread] = s.counts[variable]));
      statements.add(
          Statement.write(
              "Counts#1", "" + variable, s -> s.counts[variable] = s.locals[thread] + 1));
      for (int lock : locks) {
        statements.add(
            new Statement<>(
                Operation.UNLOCK, "Lock#" + lock, "", s -> true, s -> s.owners[lock] = -1));
      }
      return statements;
    }
  }

  private static List<List<Increment>> threads(Draw draw) {
    return draw.list(2, MOST_THREADS, () -> draw.list(1, 3, () -> increment(draw)));
  }

  private static Increment increment(Draw draw) {
    return new Increment(
        draw.below(2), draw.pick(List.of(), List.of(0), List.of(0, 1), List.of(1, 0)));
  }

  private static Plan.Switches schedule(Draw draw) {
    return new Plan.Switches(
        draw.set(1, 6, 1, 25).stream()
            .sorted()
            .map(clock -> new Switch(clock, draw.between(-1, 1)))
            .toList(),
        List.of());
  }

  private static ModelProgram<State> program(List<List<Increment>> threads) {
    List<List<Statement<State>>> statements = new ArrayList<>();
    for (int i = 0; i < threads.size(); i++) {
      int thread = i;
      statements.add(
          threads.get(i).stream().flatMap(step -> step.statements(thread).stream()).toList());
    }
    List<Increment> all = threads.stream().flatMap(Collection::stream).toList();
    return new ModelProgram<>(
        State::new,
        statements,
        state ->
            IntStream.range(0, 2)
                .allMatch(
                    i -> state.counts[i] == all.stream().filter(s -> s.variable() == i).count()));
  }

  @Test
  void aPairFoundByFuzzingIsMinimalAndReplaysAsItSays() {
    AtomicInteger checked = new AtomicInteger();
    Seeds.each(
        TO_FUZZ,
        draw -> {
          ModelLaboratory<State> laboratory = new ModelLaboratory<>(program(threads(draw)));
          Attempt start = laboratory.attempt(schedule(draw));
          if (!start.trace().outcome().failed()) {
            return;
          }
          IsolationResult isolation = isolator(laboratory).isolate(start);
          // A program that deadlocks in nearly every schedule may have no passing one in reach.
          if (isolation instanceof IsolationResult.Isolated) {
            check(laboratory, start, isolation);
            checked.incrementAndGet();
          }
        });
    assertThat(checked).as("pairs").hasValueGreaterThan(TO_FUZZ / 4);
  }

  @Test
  void aPairBetweenTwoSchedulesIsMinimalAndReplaysAsItSays() {
    AtomicInteger checked = new AtomicInteger();
    Seeds.each(
        TO_COMPARE,
        draw -> {
          ModelLaboratory<State> laboratory = new ModelLaboratory<>(program(threads(draw)));
          Attempt fails = laboratory.attempt(schedule(draw));
          Attempt passes = laboratory.attempt(schedule(draw));
          if (!fails.trace().outcome().failed()
              || !(passes.trace().outcome() instanceof Outcome.Pass)) {
            return;
          }
          check(laboratory, fails, isolator(laboratory).isolate(fails, passes.trace().schedule()));
          checked.incrementAndGet();
        });
    assertThat(checked).as("pairs").hasValueGreaterThan(TO_COMPARE / 20);
  }

  private static Isolator isolator(ModelLaboratory<State> laboratory) {
    return new Isolator(laboratory, Locator::recorded, 10_000, 1);
  }

  private static void check(
      ModelLaboratory<State> laboratory, Attempt start, IsolationResult isolation) {
    assertThat(isolation).isInstanceOf(IsolationResult.Isolated.class);
    IsolationResult.Isolated isolated = (IsolationResult.Isolated) isolation;
    FailureSignature signature = ((Outcome.Fail) start.trace().outcome()).signature();
    // The last that was run are the two schedules of the result, for the record.
    int plans = laboratory.plans().size();
    Plan.Switches failing = (Plan.Switches) laboratory.plans().get(plans - 2);
    Plan.Switches passing = (Plan.Switches) laboratory.plans().get(plans - 1);
    assertThat(replayed(laboratory, isolated.failing()).shows(signature)).isTrue();
    assertThat(replayed(laboratory, isolated.passing()).trace().outcome())
        .isInstanceOf(Outcome.Pass.class);

    long end =
        Math.max(isolated.failing().schedule().actions(), isolated.passing().schedule().actions());
    ScheduleDifference left = new ScheduleDifference(passing, failing, end);
    assertThat(isolated.effort().minimal()).isTrue();
    for (int i = 0; i < left.everything().length && isolated.effort().left() > 1; i++) {
      if (left.everything()[i] > 0) {
        long[] grown = left.nothing();
        grown[i]++;
        assertThat(verdict(laboratory, left, grown, signature)).isEqualTo(MixOutcome.UNRESOLVED);
        long[] shrunk = left.everything();
        shrunk[i]--;
        assertThat(verdict(laboratory, left, shrunk, signature)).isEqualTo(MixOutcome.UNRESOLVED);
      }
    }
  }

  private static MixOutcome verdict(
      ModelLaboratory<State> laboratory,
      ScheduleDifference difference,
      long[] mix,
      FailureSignature signature) {
    return difference
        .mix(mix)
        .map(plan -> MixTests.of(laboratory.attempt(plan), signature))
        .orElse(MixOutcome.UNRESOLVED);
  }

  private static Attempt replayed(ModelLaboratory<State> laboratory, Trace trace) {
    return laboratory.attempt(new Plan.Exact(trace.schedule()));
  }
}

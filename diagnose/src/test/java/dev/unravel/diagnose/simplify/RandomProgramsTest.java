package dev.unravel.diagnose.simplify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.Attempt;
import dev.unravel.diagnose.model.ModelLaboratory;
import dev.unravel.diagnose.model.Program;
import dev.unravel.diagnose.model.RandomPrograms;
import dev.unravel.seeds.Draw;
import dev.unravel.seeds.Seeds;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Plan;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RandomProgramsTest {
  private static final SimplifyLimits NONE = new SimplifyLimits(0, 0, 0);
  private static final SimplifyLimits FEW = new SimplifyLimits(40, 0, 0);

  @Test
  void theResultFailsTheSameWayAndNeverCostsMore() {
    eachFailing(
        400,
        (program, given) -> {
          Simplification result = simplify(program, given, FEW);

          assertThat(result.trace().outcome()).isEqualTo(given.outcome());
          assertThat(result.after()).isLessThanOrEqualTo(Cost.of(given));
          assertThat(result.before()).isEqualTo(Cost.of(given));
        });
  }

  @Test
  void aReplayOfTheResultGivesWhatItSays() {
    eachFailing(
        400,
        (program, given) -> {
          Simplification result = simplify(program, given, FEW);

          Attempt replay =
              new ModelLaboratory(program, result.trace().schedule())
                  .recorded(new Plan.Exact(result.trace().schedule()));
          assertThat(replay.trace()).isEqualTo(result.trace());
          assertThat(Cost.of(replay.trace())).isEqualTo(result.after());
        });
  }

  @Test
  void whatIsSaidToBeMinimalHasTheFewestPreemptionsOfAllSchedules() {
    AtomicInteger minimal = new AtomicInteger();
    eachFailing(
        300,
        (program, given) -> {
          Simplification result = simplify(program, given, new SimplifyLimits(20_000, 0, 0));

          Outcome.Fail fail = (Outcome.Fail) given.outcome();
          if (result.minimal()) {
            int fewest = ModelLaboratory.fewestPreemptions(program, fail.signature());
            assertThat(result.after().preemptions()).isEqualTo(fewest);
            minimal.incrementAndGet();
          }
        });
    assertThat(minimal).as("said to be minimal").hasPositiveValue();
  }

  @Test
  void withASuffixTheBeginningStaysAsItIs() {
    eachFailing(
        300,
        (program, given) -> {
          Simplification result = simplify(program, given, new SimplifyLimits(0, 0, 4));

          int frozen = given.actions().size() - 4;
          int same = Math.min(Math.max(frozen, 0), result.trace().actions().size());
          assertThat(result.trace().actions().subList(0, same))
              .isEqualTo(given.actions().subList(0, same));
          assertThat(result.trace().outcome()).isEqualTo(given.outcome());
        });
  }

  /** Many programs fail in none of a few schedules; of those nothing is said. */
  private static void eachFailing(int tries, BiConsumer<Program, Trace> test) {
    AtomicInteger failing = new AtomicInteger();
    Seeds.each(
        tries,
        draw -> {
          Program program = RandomPrograms.any(draw);
          Optional<Trace> found = failing(program, draw);
          found.ifPresent(trace -> test.accept(program, trace));
          failing.addAndGet(found.isPresent() ? 1 : 0);
        });
    assertThat(failing).as("programs that failed").hasValueGreaterThan(tries * 3 / 10);
  }

  private static Optional<Trace> failing(Program program, Draw draw) {
    long seed = draw.anyLong();
    return LongStream.range(0, 20)
        .mapToObj(i -> ModelLaboratory.random(program, seed + i))
        .filter(trace -> trace.outcome().failed())
        .findFirst();
  }

  private static Simplification simplify(Program program, Trace given, SimplifyLimits limits) {
    ModelLaboratory laboratory = new ModelLaboratory(program, given.schedule());
    return new Simplifier(laboratory, given, limits, new SimplifyListener() {}).run();
  }
}

package dev.unravel.diagnose.simplify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.Attempt;
import dev.unravel.diagnose.model.ModelLaboratory;
import dev.unravel.diagnose.model.Program;
import dev.unravel.diagnose.model.RandomPrograms;
import dev.unravel.explore.wire.Plan;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

class RandomProgramsTest {
  private static final Limits NONE = new Limits(0, 0, 0);
  private static final Limits FEW = new Limits(40, 0, 0);

  @Provide
  Arbitrary<Program> programs() {
    return RandomPrograms.any();
  }

  @Property(tries = 400)
  void theResultFailsTheSameWayAndNeverCostsMore(
      @ForAll("programs") Program program, @ForAll long seed) {
    failing(
        program,
        seed,
        given -> {
          Simplification result = simplify(program, given, FEW);

          assertThat(result.trace().outcome()).isEqualTo(given.outcome());
          assertThat(result.after()).isLessThanOrEqualTo(Cost.of(given));
          assertThat(result.before()).isEqualTo(Cost.of(given));
        });
  }

  @Property(tries = 400)
  void aReplayOfTheResultGivesWhatItSays(@ForAll("programs") Program program, @ForAll long seed) {
    failing(
        program,
        seed,
        given -> {
          Simplification result = simplify(program, given, FEW);

          Attempt replay =
              new ModelLaboratory(program, result.trace().schedule())
                  .recorded(new Plan.Exact(result.trace().schedule()));
          assertThat(replay.trace()).isEqualTo(result.trace());
          assertThat(Cost.of(replay.trace())).isEqualTo(result.after());
        });
  }

  @Property(tries = 300)
  void whatIsSaidToBeMinimalHasTheFewestPreemptionsOfAllSchedules(
      @ForAll("programs") Program program, @ForAll long seed) {
    failing(
        program,
        seed,
        given -> {
          Simplification result = simplify(program, given, new Limits(20_000, 0, 0));

          Outcome.Fail fail = (Outcome.Fail) given.outcome();
          int fewest = ModelLaboratory.fewestPreemptions(program, fail.signature());
          Statistics.label("minimal").collect(result.minimal());
          if (result.minimal()) {
            assertThat(result.after().preemptions()).isEqualTo(fewest);
          }
        });
  }

  @Property(tries = 300)
  void withASuffixTheBeginningStaysAsItIs(@ForAll("programs") Program program, @ForAll long seed) {
    failing(
        program,
        seed,
        given -> {
          Simplification result = simplify(program, given, new Limits(0, 0, 4));

          int frozen = given.actions().size() - 4;
          int same = Math.min(Math.max(frozen, 0), result.trace().actions().size());
          assertThat(result.trace().actions().subList(0, same))
              .isEqualTo(given.actions().subList(0, same));
          assertThat(result.trace().outcome()).isEqualTo(given.outcome());
        });
  }

  private static void failing(Program program, long seed, Consumer<Trace> test) {
    Optional<Trace> found =
        LongStream.range(0, 20)
            .mapToObj(i -> ModelLaboratory.random(program, seed + i))
            .filter(trace -> trace.outcome().failed())
            .findFirst();
    Statistics.label("failing")
        .collect(found.isPresent())
        .coverage(coverage -> coverage.check(true).percentage(share -> share > 30));
    found.ifPresent(test);
  }

  private static Simplification simplify(Program program, Trace given, Limits limits) {
    ModelLaboratory laboratory = new ModelLaboratory(program, given.schedule());
    return new Simplifier(laboratory, given, limits, new SimplifyListener() {}).run();
  }
}

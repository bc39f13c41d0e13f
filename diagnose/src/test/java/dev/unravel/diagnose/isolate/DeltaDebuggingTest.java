package dev.unravel.diagnose.isolate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.seeds.Draw;
import dev.unravel.seeds.Seeds;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class DeltaDebuggingTest {
  private int tests;

  private DeltaDebugging run(long[] everything, Function<long[], MixOutcome> test) {
    DeltaDebugging dd =
        new DeltaDebugging(
            mix -> {
              tests++;
              return test.apply(mix);
            },
            new long[everything.length],
            everything);
    dd.run();
    return dd;
  }

  private static MixOutcome fails(boolean failed) {
    return failed ? MixOutcome.FAIL : MixOutcome.PASS;
  }

  @Test
  void tenBillionDifferencesTakeAboutAsManyTestsAsTheirLogarithm() {
    long[] everything = new long[5_000];
    Random random = new Random(1);
    Arrays.setAll(everything, i -> random.nextInt(4_000_000));

    DeltaDebugging dd = run(everything, mix -> fails(mix[3_210] >= 1_234_567));

    assertThat(LongStream.of(everything).sum()).isGreaterThan(9_000_000_000L);
    assertThat(tests).isBetween(30, 40);
    assertThat(dd.failing()[3_210]).isEqualTo(1_234_567);
    assertThat(dd.passing()[3_210]).isEqualTo(1_234_566);
    assertThat(DeltaDebugging.difference(dd.passing(), dd.failing())).isEqualTo(1);
  }

  @Test
  void twoDifferencesOfWhichOneAloneIsUnresolvedAreBothKept() {
    DeltaDebugging dd =
        run(
            new long[] {40, 40, 40},
            mix ->
                mix[0] >= 17 && mix[2] >= 23
                    ? MixOutcome.FAIL
                    : mix[0] < 17 && mix[2] < 23 ? MixOutcome.PASS : MixOutcome.UNRESOLVED);

    assertThat(dd.passing()[0]).isEqualTo(16);
    assertThat(dd.failing()[0]).isEqualTo(17);
    assertThat(dd.passing()[2]).isEqualTo(22);
    assertThat(dd.failing()[2]).isEqualTo(23);
    assertThat(DeltaDebugging.difference(dd.passing(), dd.failing())).isEqualTo(2);
  }

  @Test
  void aDifferenceOfOneNeedsNoTest() {
    run(new long[] {0, 1}, mix -> fails(mix[1] == 1));

    assertThat(tests).isZero();
  }

  /**
   * Whatever the outcomes are like: nothing that a single difference could still narrow is left.
   */
  @Test
  void theDifferenceLeftIsMinimal() {
    Seeds.each(1_000, this::leavesAMinimalDifference);
  }

  private void leavesAMinimalDifference(Draw draw) {
    int unresolved = draw.between(0, 10);
    long[] everything =
        draw.list(1, 6, () -> draw.between(0, 9)).stream().mapToLong(size -> size).toArray();
    Map<List<Long>, MixOutcome> outcomes = new HashMap<>();
    outcomes.put(list(new long[everything.length]), MixOutcome.PASS);
    outcomes.put(list(everything), MixOutcome.FAIL);
    Random random = draw.random();
    Function<long[], MixOutcome> test =
        mix ->
            outcomes.computeIfAbsent(
                list(mix),
                fresh ->
                    random.nextInt(10) < unresolved
                        ? MixOutcome.UNRESOLVED
                        : fails(random.nextBoolean()));
    if (LongStream.of(everything).sum() == 0) {
      return;
    }

    DeltaDebugging dd = run(everything, test);

    assertThat(test.apply(dd.passing())).isEqualTo(MixOutcome.PASS);
    assertThat(test.apply(dd.failing())).isEqualTo(MixOutcome.FAIL);
    if (DeltaDebugging.difference(dd.passing(), dd.failing()) > 1) {
      for (int i = 0; i < everything.length; i++) {
        if (dd.passing()[i] < dd.failing()[i]) {
          assertThat(outcomes.get(list(moved(dd.passing(), i, 1))))
              .isEqualTo(MixOutcome.UNRESOLVED);
          assertThat(outcomes.get(list(moved(dd.failing(), i, -1))))
              .isEqualTo(MixOutcome.UNRESOLVED);
        }
      }
    }
  }

  private static long[] moved(long[] mix, int number, long ticks) {
    long[] moved = mix.clone();
    moved[number] += ticks;
    return moved;
  }

  private static List<Long> list(long[] mix) {
    return LongStream.of(mix).boxed().toList();
  }
}

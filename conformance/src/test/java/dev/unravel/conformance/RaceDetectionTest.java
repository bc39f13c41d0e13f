package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.races.Alone;
import dev.unravel.conformance.races.Guarded;
import dev.unravel.conformance.races.Guards;
import dev.unravel.conformance.races.HandedOver;
import dev.unravel.conformance.races.Handovers;
import dev.unravel.conformance.races.Pools;
import dev.unravel.trace.Location;
import dev.unravel.trace.Target;
import dev.unravel.trace.seen.ConflictKind;
import dev.unravel.trace.seen.Sighting;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What Java orders is no race, and what it does not order is one. */
class RaceDetectionTest {
  private static final long EXECUTIONS = 40;
  private static final int FIRST_WITH_VIRTUAL_THREADS = 21;
  private static final int FIRST_WITH_SCOPES = 25;

  private static final ConflictWorkers WORKERS = new ConflictWorkers();

  @AfterAll
  static void close() {
    WORKERS.close();
  }

  static Stream<Arguments> handovers() {
    return EngineConfiguration.each(List.of(Handovers.values()));
  }

  @ParameterizedTest
  @MethodSource("handovers")
  void whatIsHandedOverIsNoRace(Handovers handover, EngineConfiguration configuration) {
    assertThat(races(configuration, HandedOver.class, handover.name(), "ordered")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("handovers")
  void whatIsWrittenAfterwardsIsARace(Handovers handover, EngineConfiguration configuration) {
    assertThat(races(configuration, HandedOver.class, handover.name(), "racy"))
        .containsExactly(pair(HandedOver.class, "<-"));
  }

  static Stream<Arguments> guards() {
    return EngineConfiguration.each(List.of(Guards.values()));
  }

  @ParameterizedTest
  @MethodSource("guards")
  void whatIsGuardedIsNoRace(Guards guard, EngineConfiguration configuration) {
    assertThat(races(configuration, Guarded.class, guard.name(), "ordered")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("guards")
  void whatOneThreadDoesNotGuardIsARace(Guards guard, EngineConfiguration configuration) {
    assertThat(races(configuration, Guarded.class, guard.name(), "racy"))
        .containsExactly(pair(Guarded.class, "<-"));
  }

  static Stream<Arguments> pools() {
    return EngineConfiguration.each(
            List.of("SINGLE", "FIXED", "CACHED", "SCHEDULED", "FORK_JOIN", "VIRTUAL"))
        .filter(
            arguments ->
                !arguments.get()[0].equals("VIRTUAL")
                    || ((EngineConfiguration) arguments.get()[1]).jdk().feature()
                        >= FIRST_WITH_VIRTUAL_THREADS);
  }

  @ParameterizedTest
  @MethodSource("pools")
  void aTaskThatIsWaitedForIsNoRace(String pool, EngineConfiguration configuration) {
    assertThat(races(configuration, Pools.class, pool, "ordered")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("pools")
  void aTaskThatNobodyWaitsForIsARace(String pool, EngineConfiguration configuration) {
    List<Integer> lines = MarkedLines.in(Pools.class, "<-");

    assertThat(races(configuration, Pools.class, pool, "racy"))
        .containsExactly(Set.of(lines.get(0), lines.get(2)), Set.of(lines.get(1), lines.get(2)));
  }

  static Stream<Arguments> alone() {
    return EngineConfiguration.each(
        List.of(
            "started",
            "alive",
            "state",
            "finalField",
            "noFinalField",
            "initialiser",
            "optimistic",
            "threadLocal",
            "synchronizedList",
            "readOnlyMap",
            "unlockedMap"));
  }

  @ParameterizedTest
  @MethodSource("alone")
  void eachOfTheOthersHasTheRacesThatItsLinesSay(String method, EngineConfiguration configuration) {
    Set<Integer> lines = new TreeSet<>(MarkedLines.inMethod(Alone.class, method));

    Set<Integer> seen =
        races(configuration, Alone.class, method).stream()
            .flatMap(Set::stream)
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(seen).isEqualTo(lines);
  }

  static Stream<EngineConfiguration> newest() {
    return EngineConfiguration.available().stream()
        .filter(each -> each.jdk().feature() >= FIRST_WITH_SCOPES);
  }

  /** The two forks race with each other, and not with what comes behind the scope. */
  @ParameterizedTest
  @MethodSource("newest")
  void whatAScopeWaitsForIsNoRace(EngineConfiguration configuration) {
    Program forks =
        Programs.onlyOn(configuration.jdk()).stream()
            .filter(each -> each.name().endsWith(".ForksRace"))
            .findFirst()
            .orElseThrow();
    Target target =
        new Target(
            List.of(forks.classes().toString(), Programs.CLASSES.toString()),
            forks.name(),
            List.of(),
            List.of("--enable-preview"),
            new byte[0]);
    try (ConflictWorkers workers = new ConflictWorkers()) {
      Set<String> methods =
          workers.look(configuration, target, EXECUTIONS).stream()
              .filter(seen -> seen.kind() == ConflictKind.RACE)
              .flatMap(seen -> Stream.of(seen.first(), seen.second()))
              .map(each -> each.location().method())
              .collect(Collectors.toSet());

      assertThat(methods).containsExactlyInAnyOrder("lambda$main$0", "lambda$main$1");
    }
  }

  private static Set<Integer> pair(Class<?> program, String mark) {
    return new TreeSet<>(MarkedLines.in(program, mark));
  }

  /** The lines of each race, in order. */
  private static List<Set<Integer>> races(
      EngineConfiguration configuration, Class<?> program, String... arguments) {
    return WORKERS
        .look(configuration, ConflictWorkers.target(program.getName(), arguments), EXECUTIONS)
        .stream()
        .filter(seen -> seen.kind() == ConflictKind.RACE)
        .map(RaceDetectionTest::lines)
        .sorted((a, b) -> a.toString().compareTo(b.toString()))
        .toList();
  }

  private static Set<Integer> lines(Sighting seen) {
    return Stream.of(seen.first().location(), seen.second().location())
        .map(Location::line)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}

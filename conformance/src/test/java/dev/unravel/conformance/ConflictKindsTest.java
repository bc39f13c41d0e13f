package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.races.Clashes;
import dev.unravel.trace.Location;
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

/** Each kind of conflict shows where it is, and nowhere else. */
class ConflictKindsTest {
  private static final long EXECUTIONS = 60;

  private static final ConflictWorkers WORKERS = new ConflictWorkers();

  @AfterAll
  static void close() {
    WORKERS.close();
  }

  static Stream<EngineConfiguration> configurations() {
    return EngineConfiguration.available().stream();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void locksInTwoOrdersAreACycle(EngineConfiguration configuration) {
    List<Sighting> cycles = look(configuration, "cycle", ConflictKind.LOCK_ORDER);

    assertThat(cycles).hasSize(1);
    assertThat(lines(cycles.get(0))).isEqualTo(marked("cycle"));
    assertThat(cycles.get(0).first().locks()).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aLockAroundBothOrdersKeepsThemApart(EngineConfiguration configuration) {
    assertThat(look(configuration, "gated", ConflictKind.LOCK_ORDER)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aJoinKeepsThemApart(EngineConfiguration configuration) {
    assertThat(look(configuration, "joined", ConflictKind.LOCK_ORDER)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void threeLocksInACircleAreACycle(EngineConfiguration configuration) {
    List<Sighting> cycles = look(configuration, "three", ConflictKind.LOCK_ORDER);

    assertThat(cycles).hasSize(1);
    assertThat(cycles.get(0).pattern()).isEqualTo("3 locks");
    assertThat(cycles.get(0).further()).hasSize(1);
  }

  static Stream<Arguments> patterns() {
    return EngineConfiguration.each(
        List.of("read-write-read", "write-write-read", "read-write-write", "write-read-write"));
  }

  @ParameterizedTest
  @MethodSource("patterns")
  void anAccessThatComesBetweenIsSeen(String pattern, EngineConfiguration configuration) {
    String method = camelCase(pattern);

    List<Sighting> seen = look(configuration, method, ConflictKind.UNSERIALISABLE);

    assertThat(seen).hasSize(1);
    assertThat(seen.get(0).pattern()).isEqualTo(pattern);
    Set<Integer> all = lines(seen.get(0));
    seen.get(0).further().forEach(place -> all.add(place.line()));
    assertThat(all).isEqualTo(marked(method));
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void whoeverWaitsForALockContends(EngineConfiguration configuration) {
    List<Sighting> seen = look(configuration, "contention", ConflictKind.LOCK_CONTENTION);

    assertThat(seen).hasSize(1);
    assertThat(lines(seen.get(0))).isEqualTo(marked("contention"));
    assertThat(seen.get(0).object()).isEqualTo("java.lang.Object");
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aWaitAndItsNotificationAreSeen(EngineConfiguration configuration) {
    List<Sighting> seen = look(configuration, "notification", ConflictKind.WAIT_NOTIFY);

    assertThat(seen).hasSize(1);
    assertThat(seen.get(0).pattern()).isEqualTo("notify-while-waiting");
    assertThat(lines(seen.get(0))).isEqualTo(marked("notification"));
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void volatileAndLockedProgramsHaveNoRace(EngineConfiguration configuration) {
    for (String method : List.of("cycle", "readWriteWrite", "contention", "notification")) {
      assertThat(look(configuration, method, ConflictKind.RACE)).isEmpty();
    }
  }

  private static String camelCase(String pattern) {
    String[] words = pattern.split("-");
    return words[0]
        + Stream.of(words[1], words[2])
            .map(word -> word.substring(0, 1).toUpperCase() + word.substring(1))
            .collect(Collectors.joining());
  }

  private static Set<Integer> marked(String method) {
    return new TreeSet<>(MarkedLines.in(Clashes.class, "<- " + method));
  }

  private static Set<Integer> lines(Sighting seen) {
    return Stream.of(seen.first().location(), seen.second().location())
        .map(Location::line)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<Sighting> look(
      EngineConfiguration configuration, String method, ConflictKind kind) {
    return WORKERS
        .look(configuration, ConflictWorkers.target(Clashes.class.getName(), method), EXECUTIONS)
        .stream()
        .filter(seen -> seen.kind() == kind)
        .toList();
  }
}

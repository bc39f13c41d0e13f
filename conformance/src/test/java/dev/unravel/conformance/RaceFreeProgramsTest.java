package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.seen.ConflictKind;
import dev.unravel.trace.seen.Sighting;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs that synchronise well enough have no race, whatever else they show. */
class RaceFreeProgramsTest {
  private static final long EXECUTIONS = 15;

  /** They show that what they use does not exclude others. */
  private static final Set<String> RACY =
      Set.of("ReadersDoNotExcludeEachOther", "PhaserArriveDoesNotWait", "SemaphoreOfTwoAdmitsTwo");

  private static final ConflictWorkers WORKERS = new ConflictWorkers();

  @AfterAll
  static void close() {
    WORKERS.close();
  }

  static Stream<Arguments> programsAndConfigurations() {
    List<String> synchronised =
        Stream.of("locks", "synchronizers", "queues", "futures", "atomics", "initialisation")
            .flatMap(area -> Programs.mainClassesIn("programs." + area).stream())
            .toList();
    List<String> all = Stream.concat(Programs.correct().stream(), synchronised.stream()).toList();
    return EngineConfiguration.each(all)
        .filter(each -> ((EngineConfiguration) each.get()[1]).isUsual());
  }

  @ParameterizedTest
  @MethodSource("programsAndConfigurations")
  void itsRacesAreThoseThatItIsAbout(String program, EngineConfiguration configuration) {
    List<Sighting> races =
        WORKERS.look(configuration, ConflictWorkers.target(program), EXECUTIONS).stream()
            .filter(seen -> seen.kind() == ConflictKind.RACE)
            .toList();

    if (RACY.contains(program.substring(program.lastIndexOf('.') + 1))) {
      assertThat(races).isNotEmpty();
    } else {
      assertThat(races).isEmpty();
    }
  }
}

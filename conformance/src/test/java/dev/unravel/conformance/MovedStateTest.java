package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs have the same outcomes with their state in static fields, in an enum's constant and in a
 * static collection. Each program is rewritten for one of these and run by one configuration, by
 * turns; with {@code -Dconformance.moved=all} for each of them by each.
 */
class MovedStateTest {
  private static final boolean ALL_OF_THEM = "all".equals(System.getProperty("conformance.moved"));

  /** A little below what can be rewritten, so that a loss does not go unnoticed. */
  private static final int LEAST_PROGRAMS = 270;

  /** OS threads are slow: enough to see that nothing else happens. */
  private static final long SOME = 25;

  private static final long MANY = 150;

  private static final Workers WORKERS = Workers.brief();

  @TempDir private static Path folder;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  private record Moved(Program program, StatePlace place, Path classes) {}

  private static List<Moved> moved(StatePlace place) throws IOException {
    List<Moved> moved = new ArrayList<>();
    Path classes = Files.createDirectories(folder.resolve(place.name()));
    for (Program program : Programs.onEveryJdk()) {
      if (MovedState.write(program, place, classes)) {
        moved.add(new Moved(program, place, classes));
      }
    }
    return moved;
  }

  @Test
  void mostProgramsCanBeRewritten() throws IOException {
    int all = Programs.onEveryJdk().size();
    for (StatePlace place : StatePlace.values()) {
      int count = moved(place).size();
      System.out.println(place + ": " + count + " of " + all + " programs");
      assertThat(count).as("programs with state moved to %s", place).isGreaterThan(LEAST_PROGRAMS);
    }
  }

  @TestFactory
  Stream<DynamicTest> movedStateMakesNoDifference() throws IOException {
    List<EngineConfiguration> configurations = EngineConfiguration.usual();
    List<DynamicTest> tests = new ArrayList<>();
    for (StatePlace place : StatePlace.values()) {
      List<Moved> moved = moved(place);
      for (int k = 0; k < moved.size(); k++) {
        for (int c = 0; c < configurations.size(); c++) {
          boolean itsTurn = (k + c) % StatePlace.values().length == place.ordinal();
          if (ALL_OF_THEM || itsTurn) {
            tests.add(test(moved.get(k), configurations.get(c)));
          }
        }
      }
    }
    return tests.stream();
  }

  private static DynamicTest test(Moved moved, EngineConfiguration configuration) {
    return DynamicTest.dynamicTest(
        moved.program.sentence() + ", " + moved.place + ", on " + configuration,
        () -> hasItsOutcomes(moved, configuration));
  }

  /** Reading what is never written again is no choice at point level races. */
  private static void hasItsOutcomes(Moved moved, EngineConfiguration configuration) {
    SharedWorker worker = WORKERS.on(configuration);
    long limit = configuration.continuations() ? MANY : SOME;
    Settings settings =
        EngineSettings.at(PointLevel.RACES, "exhaustive").withIsolation(Isolation.LOADER, 0);
    EngineEnumerator.Result result =
        new EngineEnumerator(worker, settings, limit)
            .enumerate(worker.target(moved.classes, moved.program.name()));

    Set<String> unexpected = new TreeSet<>(result.outcomes().keySet());
    unexpected.removeAll(moved.program.outcomes());
    // Who goes through a collection uses objects of its own, so nobody knows that it is stuck.
    boolean undecided =
        moved.program.outcomes().contains("FAIL livelock")
            && unexpected.removeIf(outcome -> outcome.startsWith("UNRESOLVED no end"));
    assertThat(unexpected).as("not stated, in %d executions", result.executions()).isEmpty();
    if (result.complete() && !undecided) {
      assertThat(result.outcomes().keySet())
          .as("all schedules, %d executions", result.executions())
          .isEqualTo(moved.program.outcomes());
    }
  }
}

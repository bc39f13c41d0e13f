package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.explain.Explainer;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.trial.NotRepeatedException;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.report.explain.ExplanationText;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every bug is found, and explained as somebody who understands the program would. */
class ExplainTest {
  private static final String NOT_THE_SCHEDULE = "none";

  /** Patterns that programs of {@code benchmarks} stand for. */
  private static final Set<Pattern> IN_THE_CORPUS =
      Set.of(
          Pattern.ABA,
          Pattern.UNVALIDATED_READ,
          Pattern.STRAY_RELEASE,
          Pattern.UNLOCK_WITHOUT_LOCK,
          Pattern.SWALLOWED_INTERRUPT,
          Pattern.LATE_REGISTRATION,
          Pattern.WRONG_PARTNER,
          Pattern.VALUE_LEFT_BEHIND);

  private static final int MOST_LINES = 60;
  private static final int WIDTH = 100;

  /** On the oldest JDK, with OS threads: one of each family. */
  private static final Set<String> ESSENTIAL =
      Set.of(
          "LostDeposit",
          "RangeTorn",
          "ConfigReadWhileChanged",
          "HandlerSetLate",
          "TransferBothWays",
          "NotifyBeforeWait",
          "LatchTooImpatient",
          "NullFromTheStart");

  /** Their texts are kept, word for word, among the resources of the tests. */
  private static final Set<String> GOLDEN =
      Set.of(
          "LostDeposit",
          "RangeTorn",
          "HandlerSetLate",
          "TransferBothWays",
          "NotifyBeforeWait",
          "SleepInsteadOfJoin",
          "WrongSum");

  private static final Workers WORKERS = Workers.brief();
  private static final LaboratoryWorkers LABORATORIES = new LaboratoryWorkers();

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
    LABORATORIES.close();
  }

  static Stream<Arguments> bugs() {
    Stream<Arguments> all =
        EngineConfiguration.newestOnContinuations().stream()
            .flatMap(newest -> Bug.all().stream().map(bug -> Arguments.of(bug, newest)));
    Stream<Arguments> some =
        EngineConfiguration.oldestOnOsThreads().stream()
            .flatMap(
                oldest ->
                    Bug.all().stream()
                        .filter(bug -> ESSENTIAL.contains(bug.toString()))
                        .map(bug -> Arguments.of(bug, oldest)));
    return Stream.concat(all, some);
  }

  @ParameterizedTest
  @MethodSource("bugs")
  void theVerdictIsWhatTheProgramSays(Bug bug, EngineConfiguration configuration)
      throws NotRepeatedException {
    Trace trace = bug.find(WORKERS.on(configuration));

    Explanation explanation;
    try (WorkerLaboratory laboratory = LABORATORIES.laboratory(trace, configuration.briefSetup())) {
      explanation = new Explainer(laboratory, trace).explain(Optional.empty(), Optional.empty());
    }

    Finding verdict = explanation.verdict();
    boolean sequential = bug.expected().pattern().equals(NOT_THE_SCHEDULE);
    assertThat(verdict.pattern().words())
        .as(verdict.sentence())
        .isEqualTo(sequential ? Pattern.SEQUENTIAL.words() : bug.expected().pattern());
    assertThat(verdict.form()).isEqualTo(bug.expected().form());
    assertThat(Bug.about(verdict)).isEqualTo(bug.expectedAbout());
    if (!sequential) {
      assertLines(bug, verdict, trace);
    }
    assertUnchanged(explanation, trace);
    List<String> text = ExplanationText.lines(explanation, WIDTH);
    assertThat(text).hasSizeLessThanOrEqualTo(MOST_LINES);
    if (GOLDEN.contains(bug.toString()) && configuration.newest()) {
      assertThat(withoutShares(text)).isEqualTo(golden(bug));
    }
  }

  /** How many of the ways to go on fail depends on how many there was time to try. */
  private static List<String> withoutShares(List<String> text) {
    List<String> kept = new ArrayList<>();
    boolean turning = false;
    for (String line : text) {
      turning = line.startsWith("turning ") || turning && line.startsWith(" ");
      if (!turning) {
        kept.add(line);
      }
    }
    return kept;
  }

  private static List<String> golden(Bug bug) {
    try {
      return Files.readAllLines(Path.of("src/test/resources/explain", bug + ".txt"));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static void assertLines(Bug bug, Finding verdict, Trace trace) {
    Set<Integer> allowed = new TreeSet<>(bug.lines("<-"));
    allowed.addAll(bug.lines("<~"));
    assertThat(bug.lines(verdict, trace))
        .as(verdict.sentence())
        .containsAll(bug.lines("<-"))
        .isSubsetOf(allowed);
  }

  /** To explain is to observe, not to change. */
  private static void assertUnchanged(Explanation explanation, Trace trace) {
    assertThat(TraceHash.of(explanation.trace())).isEqualTo(TraceHash.of(trace));
    assertThat(explanation.trace().schedule()).isEqualTo(trace.schedule());
    assertThat(explanation.stacks().indices()).hasSameSizeAs(trace.actions());
    explanation
        .contrast()
        .ifPresent(
            contrast -> assertThat(contrast.passing().outcome()).isInstanceOf(Outcome.Pass.class));
  }

  @Test
  void thereAreTwoOfEachPatternAndSixWithout() {
    var count =
        Bug.all().stream()
            .collect(Collectors.groupingBy(b -> b.expected().pattern(), Collectors.counting()));

    List<String> patterns =
        Stream.of(Pattern.values())
            .filter(p -> p != Pattern.SEQUENTIAL && p != Pattern.UNKNOWN)
            .filter(p -> !IN_THE_CORPUS.contains(p))
            .map(Pattern::words)
            .toList();
    assertThat(count.get(NOT_THE_SCHEDULE)).isGreaterThanOrEqualTo(6);
    assertThat(patterns)
        .allSatisfy(pattern -> assertThat(count.getOrDefault(pattern, 0L)).isGreaterThan(1));
  }
}

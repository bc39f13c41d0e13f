package dev.unravel.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.worker.AgentJar;
import dev.unravel.trace.FailureKind;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every sample does what its opening comment says, on the oldest JDK and on the newest. */
class SamplesTest {
  private static final Map<String, Optional<FailureKind>> EXPECTED =
      Map.ofEntries(
          Map.entry("Sample01LostUpdate", Optional.of(FailureKind.ASSERTION)),
          Map.entry("Sample02Deadlock", Optional.of(FailureKind.DEADLOCK)),
          Map.entry("Sample03LostNotification", Optional.of(FailureKind.LOST_NOTIFICATION)),
          Map.entry("Sample04CheckThenAct", Optional.of(FailureKind.EXCEPTION)),
          Map.entry("Sample05BoundedBuffer", Optional.of(FailureKind.LOST_NOTIFICATION)),
          Map.entry("Sample06OrderViolation", Optional.of(FailureKind.EXCEPTION)),
          Map.entry("Sample07ArrayListAdd", Optional.of(FailureKind.ASSERTION)),
          Map.entry("Sample08SpinWait", Optional.empty()),
          Map.entry("Sample09Timeout", Optional.of(FailureKind.EXCEPTION)),
          Map.entry("Sample10VirtualClock", Optional.empty()),
          Map.entry("Sample11IntQueue", Optional.of(FailureKind.ASSERTION)),
          Map.entry("Sample12Breakpoint", Optional.of(FailureKind.ASSERTION)));

  @TempDir Path folder;

  /** The jar is made when the agent's module is packaged, which a plain {@code mvn test} skips. */
  @BeforeAll
  static void needsTheAgent() {
    boolean built = true;
    try {
      AgentJar.locate();
    } catch (LaunchException missing) {
      built = false;
    }
    assumeTrue(built, "the agent's jar is built by mvn verify");
  }

  @ParameterizedTest(name = "{0} on JDK {1}")
  @MethodSource("samplesAndJdks")
  void printsWhatItsCommentSays(String sample, int jdkFeature) {
    OpeningComment comment = OpeningComment.of(sample);
    SampleRun run = SampleRun.of(sample, comment.executions(), jdkFeature, folder);

    assertThat(run.kind()).isEqualTo(EXPECTED.get(sample));
    assertThat(run.repeats()).as("a new JVM repeats it").isTrue();
    assertThat(comment.command())
        .startsWith("./unravel find ")
        .endsWith(" -cp samples/target/classes dev.unravel.samples." + sample);
    assertThat(comment.output()).isNotEmpty();
    assertThat(withoutNames(run.output())).containsAll(withoutNames(comment.output()));
  }

  @Test
  void everySampleIsTested() {
    assertThat(OpeningComment.samples()).containsExactlyInAnyOrderElementsOf(EXPECTED.keySet());
  }

  static Stream<Arguments> samplesAndJdks() {
    return EXPECTED.keySet().stream()
        .sorted()
        .flatMap(sample -> Stream.of(Arguments.of(sample, 17), Arguments.of(sample, 25)));
  }

  /** Which of two equal threads comes first is up to the search. */
  private static List<String> withoutNames(List<String> lines) {
    return lines.stream()
        .map(line -> line.replaceAll("main\\.\\d \"[^\"]*\"", "a thread"))
        .toList();
  }
}

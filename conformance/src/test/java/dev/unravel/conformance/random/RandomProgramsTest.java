package dev.unravel.conformance.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unravel.conformance.random.RandomComparison.Plan;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the engine says of random programs is what Java makes of them. */
class RandomProgramsTest {
  @TempDir private Path folder;

  @Test
  void theEngineSaysOfRandomProgramsWhatTheOracleSays() {
    assumeTrue(RandomComparison.isPossible(), "the agent's jar is not built");
    // All schedules of a program are run in less than a thousand executions, or in far more.
    RandomComparison comparison =
        new RandomComparison(new Plan(0, 300, 300, 1_000, 20, 100, false, true), folder);

    List<String> differences = comparison.run();
    System.out.println(comparison.table());
    assertThat(differences).isEmpty();
  }
}

package dev.unravel.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unravel.benchmarks.shapes.Shape;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.worker.AgentJar;
import dev.unravel.trace.Settings;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** A test of programs with bugs, which all run in one worker. */
abstract class WorkerTest {
  private static final List<String> COMPLAINTS = new ArrayList<>();
  private static ShapeWorker worker;

  /** The jar is made when the agent's module is packaged, which a plain {@code mvn test} skips. */
  @BeforeAll
  static void startWorker() {
    boolean built = true;
    try {
      AgentJar.locate();
    } catch (LaunchException missing) {
      built = false;
    }
    assumeTrue(built, "the agent's jar is built by mvn verify");
    worker = new ShapeWorker(InstalledJdks.find().get(0), COMPLAINTS::add);
  }

  @AfterAll
  static void stopWorker() {
    if (worker != null) {
      worker.close();
    }
  }

  static void assertPassesWithoutPreemption(Shape shape) {
    // The first execution of a default search is one without preemption.
    assertThat(worker.firstFailure(shape, Settings.defaults(), 1, 0)).isEmpty();
  }

  static void assertFailsAsItSays(Shape shape, Settings settings, long executions) {
    COMPLAINTS.clear();

    assertThat(worker.firstFailure(shape, settings, executions, 0)).isPresent();
    assertThat(COMPLAINTS).isEmpty();
  }
}

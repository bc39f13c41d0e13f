package dev.unravel.benchmarks;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unravel.launch.AgentJar;
import dev.unravel.launch.InstalledJdks;
import dev.unravel.launch.LaunchException;
import java.util.function.Consumer;

/** A worker for tests, which are skipped where there can be none. */
final class TestWorker {
  private TestWorker() {}

  /** The jar is made when the agent's module is packaged, which a plain {@code mvn test} skips. */
  static ShapeWorker start(Consumer<String> complaints) {
    boolean built = true;
    try {
      AgentJar.locate();
    } catch (LaunchException missing) {
      built = false;
    }
    assumeTrue(built, "the agent's jar is built by mvn verify");
    return new ShapeWorker(InstalledJdks.find().get(0), complaints);
  }
}

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.unravel.junit.ConcurrencyTest;
import org.junit.jupiter.api.Test;
import org.junit.platform.runner.JUnitPlatform;
import org.junit.runner.RunWith;

@RunWith(JUnitPlatform.class)
public class CounterTest {
  private final Counter counter = new Counter();

  @ConcurrencyTest(executions = 200)
  void countsBoth() throws InterruptedException {
    Thread one = new Thread(counter::add);
    Thread other = new Thread(counter::add);
    one.start();
    other.start();
    one.join();
    other.join();
    assertEquals(2, counter.count());
  }

  /** What the other is about: a JVM that Gradle made for its tests. */
  @Test
  void isForkedByGradle() {
    String command = System.getProperty("sun.java.command");
    assertTrue(command.contains("GradleWorkerMain"), command);
  }
}

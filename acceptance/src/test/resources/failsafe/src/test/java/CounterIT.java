import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.unravel.junit.ConcurrencyTest;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CounterIT {
  private final Counter counter = new Counter();

  private void twice(Runnable task) throws InterruptedException {
    Thread one = new Thread(task);
    Thread other = new Thread(task);
    one.start();
    other.start();
    one.join();
    other.join();
    assertEquals(2, counter.count());
  }

  @ConcurrencyTest
  void losesAnUpdate() throws InterruptedException {
    twice(counter::add);
  }

  @ConcurrencyTest
  void keepsBothUpdates() throws InterruptedException {
    twice(counter::addAlone);
  }

  /** What the others are about: a JVM of Failsafe's own, with the packaged classes. */
  @Test
  void isForkedWithTheJar() throws Exception {
    assertTrue(System.getProperty("sun.java.command").contains("surefirebooter"));
    Path from = Path.of(Counter.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    assertEquals("failsafe-sample-1.jar", from.getFileName().toString());
  }
}

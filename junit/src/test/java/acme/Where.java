package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.unravel.junit.ConcurrencyTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Run by a test of this module, in a JVM of its own. */
public class Where {
  int count;

  private static void say(String what) {
    System.out.println(what + " in " + ProcessHandle.current().pid());
  }

  @BeforeEach
  void before() {
    say("before");
  }

  @AfterEach
  void after() {
    say("after");
  }

  @ConcurrencyTest(executions = 2)
  void passes() {
    say("passes");
  }

  @ConcurrencyTest(executions = 200)
  void loses() throws InterruptedException {
    Thread other = new Thread(() -> count++);
    other.start();
    count++;
    other.join();
    assertEquals(2, count);
  }
}

package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.unravel.junit.CheckResult;
import dev.unravel.junit.ConcurrencyTest;
import dev.unravel.junit.Unravel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;

/** Run by the tests of this module, not by the build; no framework by its name, like theirs. */
public class Counters {
  /** Set by a test when the mistake is mended. */
  public static final String MENDED = "counters.mended";

  int count;

  @BeforeEach
  void begin() {
    count = 10;
  }

  @AfterEach
  void end() {
    assertTrue(count >= 10);
  }

  void twice(Runnable task) throws InterruptedException {
    Thread one = new Thread(task);
    Thread other = new Thread(task);
    one.start();
    other.start();
    one.join();
    other.join();
  }

  synchronized void add() {
    count++;
  }

  @ConcurrencyTest
  void losesUnlessMended() throws InterruptedException {
    twice(Boolean.getBoolean(MENDED) ? this::add : () -> count++);
    assertEquals(12, count);
  }

  @ConcurrencyTest(executions = 40, strategy = "random", points = "memory", seed = 7)
  @DisplayName("keeps count")
  void keeps(TestInfo info) throws InterruptedException {
    assertNotNull(info);
    twice(this::add);
    assertEquals(12, count);
  }

  @ConcurrencyTest(prove = true)
  void isProved() throws InterruptedException {
    twice(this::add);
    assertEquals(12, count);
  }

  @ConcurrencyTest(prove = true)
  void isRefuted() throws InterruptedException {
    twice(() -> count++);
    assertEquals(12, count);
  }

  @ConcurrencyTest(prove = true, executions = 1)
  void isNeither() throws InterruptedException {
    twice(
        () -> {
          if (count % 2 == 0) {
            add();
          }
        });
    assertTrue(count > 10);
  }

  @Test
  void losesInAPart() {
    int[] numbers = {5};
    Unravel.check(
        () -> {
          twice(() -> numbers[0]++);
          assertEquals(7, numbers[0]);
        });
  }

  @Test
  void keepsInAPart() {
    int[] numbers = {5};
    CheckResult result =
        Unravel.exploring()
            .executions(20)
            .check(
                () -> {
                  twice(
                      () -> {
                        synchronized (numbers) {
                          numbers[0]++;
                        }
                      });
                  assertEquals(7, numbers[0]);
                });
    assertEquals(CheckResult.Verdict.PASSED, result.verdict());
    assertTrue(result.trace().isEmpty() && result.executions() > 1);
  }

  @Nested
  @TestInstance(TestInstance.Lifecycle.PER_CLASS)
  class Inside {
    int more = 1;

    @ConcurrencyTest(executions = 40)
    void keepsInside() throws InterruptedException {
      twice(Counters.this::add);
      assertEquals(13, count + more);
    }
  }
}

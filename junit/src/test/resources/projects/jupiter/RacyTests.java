package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RacyTests {
  int count;

  @BeforeEach
  void begin() {
    count = 10;
  }

  @AfterEach
  void end() {
    count = -1;
  }

  static void twice(Runnable task) throws InterruptedException {
    Thread one = new Thread(task);
    Thread other = new Thread(task);
    one.start();
    other.start();
    one.join();
    other.join();
  }

  @Test
  void loses() throws InterruptedException {
    twice(() -> count++);
    assertEquals(12, count);
  }

  synchronized void add() {
    count++;
  }

  @Test
  void keeps(TestInfo info) throws InterruptedException {
    assertNotNull(info);
    twice(this::add);
    assertEquals(12, count);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void deadlocks(int parameter) throws InterruptedException {
    Object a = new Object();
    Object b = new Object();
    Thread one = new Thread(() -> inOrder(a, b));
    Thread other = new Thread(() -> inOrder(b, a));
    one.start();
    other.start();
    one.join();
    other.join();
  }

  private void inOrder(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        count++;
      }
    }
  }

  /** Switched off on purpose: a target that runs no test must not pass. */
  @Test
  @Disabled("not today")
  void disabled() {}

  @Nested
  class Inside {
    @Test
    void losesToo() throws InterruptedException {
      twice(() -> count++);
      assertEquals(12, count);
    }
  }
}

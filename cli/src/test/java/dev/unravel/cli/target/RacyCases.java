package dev.unravel.cli.target;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

/** Tests for the command line to run; the build runs no class of this name. */
class RacyCases {
  private int count;

  @BeforeEach
  void begin() {
    count = 10;
  }

  private void twice(Runnable task) throws InterruptedException {
    Thread one = new Thread(task);
    Thread other = new Thread(task);
    one.start();
    other.start();
    one.join();
    other.join();
  }

  private synchronized void add() {
    count++;
  }

  @Test
  void loses() throws InterruptedException {
    twice(() -> count++);
    assertEquals(12, count);
  }

  @Test
  void keeps() throws InterruptedException {
    twice(this::add);
    assertEquals(12, count);
  }

  /** Switched off on purpose: whoever goes through all tests must say that it did not run. */
  @Test
  @Disabled("not today")
  void disabled() {}
}

package acme;

import static org.junit.Assert.assertEquals;

import org.junit.Before;
import org.junit.Ignore;
import org.junit.Test;

public class OldTests {
  private int count;

  @Before
  public void begin() {
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

  @Test
  public void loses() throws InterruptedException {
    twice(() -> count++);
    assertEquals(12, count);
  }

  private synchronized void add() {
    count++;
  }

  @Test(timeout = 60_000)
  public void keeps() throws InterruptedException {
    twice(this::add);
    assertEquals(12, count);
  }

  /** Switched off on purpose: a target that runs no test must not pass. */
  @Ignore
  @Test
  public void disabled() {}
}

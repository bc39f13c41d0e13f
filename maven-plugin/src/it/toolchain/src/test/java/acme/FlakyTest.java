package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FlakyTest {
  private int count;

  private synchronized void add() {
    count++;
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
    assertEquals(2, count);
  }

  @Test
  public void keeps() throws InterruptedException {
    twice(this::add);
    assertEquals(2, count);
  }
}

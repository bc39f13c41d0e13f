package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FlakyTest {
  private int count;

  @Test
  void runsWithOptionsOfItsOwn() {
    assertEquals("kept", System.getProperty("own"));
  }

  private void add() {
    int before = count;
    count = before + 1;
  }

  @Test
  void loses() throws InterruptedException {
    Thread one = new Thread(this::add);
    Thread other = new Thread(this::add);
    one.start();
    other.start();
    one.join();
    other.join();
    assertEquals(2, count);
  }
}

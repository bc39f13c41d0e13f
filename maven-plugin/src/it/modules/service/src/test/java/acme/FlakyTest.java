package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FlakyTest {
  @Test
  void loses() throws InterruptedException {
    Counter counter = new Counter();
    Thread other = new Thread(counter::add);
    other.start();
    counter.add();
    other.join();
    assertEquals(2, counter.count());
  }
}

package dev.unravel.benchmarks.shapes;

/**
 * A ring buffer for one producer and one consumer that moves its end before it fills the slot, so
 * the consumer may take what is not there yet. Known from SCTBench as CS.circular_buffer. One
 * preemption, depth 2.
 */
public final class CircularBuffer {
  private static final int ITEMS = 4;

  private final int[] slots = new int[ITEMS];
  private volatile int head;
  private volatile int tail;

  private CircularBuffer() {}

  public static void main(String[] arguments) throws InterruptedException {
    CircularBuffer shape = new CircularBuffer();
    Team.run(shape::produce, shape::consume);
  }

  private void produce() {
    for (int item = 1; item <= ITEMS; item++) {
      int slot = tail;
      tail = slot + 1;
      slots[slot % ITEMS] = item;
    }
  }

  private void consume() {
    for (int i = 0; i < ITEMS && head < tail; i++) {
      int slot = head;
      int item = slots[slot % ITEMS];
      head = slot + 1;
      if (item != slot + 1) {
        throw new AssertionError("slot " + slot + " holds " + item);
      }
    }
  }
}

package dev.unravel.benchmarks.shapes;

/**
 * A queue whose ends have a lock each, as Michael and Scott's has; but both count its items in the
 * same field, so a count gets lost. Known from SCTBench as CS.queue. One preemption, depth 2 or 3.
 */
public final class TwoLockQueue {
  private static final int ITEMS = 3;

  private final Object headLock = new Object();
  private final Object tailLock = new Object();
  private final int[] items = new int[ITEMS];
  private int head;
  private int tail;
  private int size;

  private TwoLockQueue() {}

  public static void main(String[] arguments) throws InterruptedException {
    TwoLockQueue shape = new TwoLockQueue();
    Team.run(shape::enqueueAll, shape::dequeueAll);
    if (shape.size != shape.tail - shape.head) {
      throw new AssertionError(shape.size + " counted, " + (shape.tail - shape.head) + " there");
    }
  }

  private void enqueueAll() {
    for (int i = 0; i < ITEMS; i++) {
      synchronized (tailLock) {
        items[tail++] = i;
        size++;
      }
    }
  }

  private void dequeueAll() {
    for (int i = 0; i < ITEMS; i++) {
      synchronized (headLock) {
        if (size > 0) {
          head++;
          size--;
        }
      }
    }
  }
}

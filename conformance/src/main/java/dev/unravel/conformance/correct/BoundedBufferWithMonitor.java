package dev.unravel.conformance.correct;

/** A bounded buffer on wait and notifyAll, with two producers and one consumer. */
public final class BoundedBufferWithMonitor {
  private final int[] slots = new int[2];
  private int head;
  private int count;

  private synchronized void put(int value) throws InterruptedException {
    while (count == slots.length) {
      wait();
    }
    slots[(head + count) % slots.length] = value;
    count++;
    notifyAll();
  }

  private synchronized int take() throws InterruptedException {
    while (count == 0) {
      wait();
    }
    int value = slots[head];
    head = (head + 1) % slots.length;
    count--;
    notifyAll();
    return value;
  }

  private void produce(int from) {
    try {
      put(from);
      put(from + 1);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    BoundedBufferWithMonitor buffer = new BoundedBufferWithMonitor();
    Thread a = new Thread(() -> buffer.produce(1));
    Thread b = new Thread(() -> buffer.produce(10));
    a.start();
    b.start();
    int sum = buffer.take() + buffer.take() + buffer.take() + buffer.take();
    a.join();
    b.join();
    if (sum != 24) {
      throw new AssertionError("sum " + sum);
    }
  }
}

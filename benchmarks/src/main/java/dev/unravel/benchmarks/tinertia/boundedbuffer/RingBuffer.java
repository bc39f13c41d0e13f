package dev.unravel.benchmarks.tinertia.boundedbuffer;

import java.util.ArrayList;
import java.util.List;

/**
 * A ring of a fixed number of places. Whoever finds it full or empty waits on the one monitor.
 *
 * <p>The bug: {@code notify} instead of {@code notifyAll}. Producers and consumers wait in the same
 * set, so a producer's notification may go to another producer, which finds the ring full and goes
 * back to sleep with it.
 */
final class RingBuffer {
  private final Item[] places;
  private int first;
  private int size;
  private int highWater;
  private int passed;

  RingBuffer(int capacity) {
    places = new Item[capacity];
  }

  synchronized void put(Item item) throws InterruptedException {
    while (size == places.length) {
      wait();
    }
    append(item);
    notify();
  }

  /** Puts as many as there is room for at once, waiting only when there is none. */
  void putAll(List<Item> items) throws InterruptedException {
    int next = 0;
    while (next < items.size()) {
      synchronized (this) {
        put(items.get(next));
        next++;
        while (next < items.size() && size < places.length) {
          append(items.get(next));
          next++;
          notify();
        }
      }
    }
  }

  synchronized Item take() throws InterruptedException {
    while (size == 0) {
      wait();
    }
    Item item = remove();
    notify();
    return item;
  }

  /** What is there now, at most {@code limit}; at least one, for which it waits. */
  synchronized List<Item> takeSome(int limit) throws InterruptedException {
    List<Item> items = new ArrayList<>();
    items.add(take());
    while (items.size() < limit && size > 0 && !items.get(items.size() - 1).isEnd()) {
      items.add(remove());
      notify();
    }
    return items;
  }

  synchronized boolean isEmpty() {
    return size == 0;
  }

  /** The largest number of items it ever held. */
  synchronized int highWater() {
    return highWater;
  }

  /** How many items were put into it. */
  synchronized int passed() {
    return passed;
  }

  private void append(Item item) {
    places[(first + size) % places.length] = item;
    size++;
    passed++;
    highWater = Math.max(highWater, size);
  }

  private Item remove() {
    Item item = places[first];
    places[first] = null;
    first = (first + 1) % places.length;
    size--;
    return item;
  }
}

package dev.unravel.benchmarks.tinertia.tracelogger;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A piece of the log in memory. Threads fill it without a lock: each takes a slot by counting, then
 * writes into it.
 *
 * <p>The bug: the buffer counts as full as soon as all slots are taken. A thread may have taken one
 * and not have written to it when the flusher empties the buffer, and its entry is lost.
 */
final class LogBuffer {
  private final Entry[] slots;
  private final AtomicInteger taken = new AtomicInteger();

  LogBuffer(int capacity) {
    slots = new Entry[capacity];
  }

  /** Whether there was room for the entry. */
  boolean add(Entry entry) {
    int slot = taken.getAndIncrement();
    if (slot >= slots.length) {
      return false;
    }
    slots[slot] = entry;
    return true;
  }

  /** Hands out what is in it, and leaves it empty. */
  void drain(Consumer<Entry> sink) {
    int count = Math.min(taken.get(), slots.length);
    for (int i = 0; i < count; i++) {
      Entry entry = slots[i];
      if (entry != null) {
        sink.accept(entry);
        slots[i] = null;
      }
    }
    taken.set(0);
  }
}

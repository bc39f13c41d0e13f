package dev.unravel.runtime;

import java.util.Arrays;

/** The threads that can act, for picking one in constant time. */
final class EnabledThreads {
  ControlledThread[] threads = new ControlledThread[16];
  int count;

  void clear() {
    Blank.fill(threads, count);
    count = 0;
  }

  void add(ControlledThread t) {
    if (t.slot >= 0) {
      return;
    }
    if (count == threads.length) {
      threads = Arrays.copyOf(threads, count * 2);
    }
    t.slot = count;
    threads[count++] = t;
  }

  void remove(ControlledThread t) {
    int slot = t.slot;
    if (slot < 0) {
      return;
    }
    ControlledThread last = threads[--count];
    threads[slot] = last;
    last.slot = slot;
    threads[count] = null;
    t.slot = -1;
  }
}

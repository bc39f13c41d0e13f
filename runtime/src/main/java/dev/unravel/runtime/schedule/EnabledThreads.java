package dev.unravel.runtime.schedule;

import dev.unravel.runtime.table.Blank;
import java.util.Arrays;

/** The threads that can act, for picking one in constant time. */
public final class EnabledThreads {
  ControlledThread[] threads = new ControlledThread[16];
  public int count;

  /** How often one has joined, in all executions. */
  public int arrivals;

  void clear() {
    Blank.fill(threads, count);
    count = 0;
  }

  public void add(ControlledThread t) {
    if (t.slot < 0) {
      addAgain(t);
      Scheduler.observer.freed(t);
    }
  }

  /** A thread that has stepped back, but could always have acted. */
  void addAgain(ControlledThread t) {
    if (count == threads.length) {
      threads = Arrays.copyOf(threads, count * 2);
    }
    arrivals++;
    t.slot = count;
    threads[count++] = t;
  }

  public void remove(ControlledThread t) {
    if (t.slot >= 0) {
      takeOut(t);
      Scheduler.observer.blocked(t);
    }
  }

  /** A thread that steps back, but could act. */
  void takeOut(ControlledThread t) {
    int slot = t.slot;
    ControlledThread last = threads[--count];
    threads[slot] = last;
    last.slot = slot;
    threads[count] = null;
    t.slot = -1;
  }
}

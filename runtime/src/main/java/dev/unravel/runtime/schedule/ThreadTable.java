package dev.unravel.runtime.schedule;

import dev.unravel.runtime.jvm.JdkThreads;
import dev.unravel.runtime.table.Blank;

/**
 * From a Thread to what the scheduler knows of it: open addressing by id. A new OS thread looks
 * itself up while its creator already goes on and adds others: entries are only ever added, and the
 * array is published when it is complete.
 */
public final class ThreadTable {
  private volatile ControlledThread[] table = new ControlledThread[32];
  private int used;

  public ControlledThread get(Thread thread) {
    return thread == null ? null : table[slot(table, thread)];
  }

  void put(Thread thread, ControlledThread t) {
    if (++used * 2 > table.length) {
      ControlledThread[] larger = new ControlledThread[table.length * 2];
      for (ControlledThread old : table) {
        if (old != null) {
          larger[slot(larger, old.thread)] = old;
        }
      }
      table = larger;
    }
    table[slot(table, thread)] = t;
  }

  void clear() {
    // A table that one execution has blown up must not slow down all that follow.
    if (table.length > 4096) {
      table = new ControlledThread[32];
    } else {
      Blank.fill(table, table.length);
    }
    used = 0;
  }

  private static int slot(ControlledThread[] in, Thread thread) {
    // Ids follow each other: no two threads of an execution meet, up to the size of the table.
    int mask = in.length - 1;
    int i = (int) JdkThreads.id(thread) & mask;
    while (in[i] != null && in[i].thread != thread) {
      i = (i + 1) & mask;
    }
    return i;
  }
}

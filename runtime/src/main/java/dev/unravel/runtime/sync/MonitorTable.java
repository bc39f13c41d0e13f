package dev.unravel.runtime.sync;

import dev.unravel.runtime.memory.IdentityHashes;
import dev.unravel.runtime.schedule.ShadowMonitor;
import dev.unravel.runtime.table.Blank;

/**
 * From an object to its shadow monitor: open addressing by identity, emptied after each execution.
 */
final class MonitorTable {
  private static final int INITIAL = 64;

  private ShadowMonitor[] table = new ShadowMonitor[INITIAL];
  private int used;

  /** What was asked for last: who takes a monitor often is the next to give it back. */
  private ShadowMonitor last;

  ShadowMonitor of(Object object) {
    if (last != null && last.object == object) {
      return last;
    }
    int i = slot(object);
    ShadowMonitor found = table[i];
    if (found != null) {
      last = found;
      return found;
    }
    if (used * 2 >= table.length) {
      rebuild();
      i = slot(object);
    }
    used++;
    return last = table[i] = new ShadowMonitor(object);
  }

  /** The monitor of an object, or null if nobody has asked for it. */
  ShadowMonitor find(Object object) {
    return used == 0 ? null : table[slot(object)];
  }

  void clear() {
    if (used == 0) {
      return;
    }
    // A table that one execution has blown up must not slow down all that follow.
    if (table.length > 4096) {
      table = new ShadowMonitor[INITIAL];
    } else {
      Blank.fill(table, table.length);
    }
    used = 0;
    last = null;
  }

  private int slot(Object object) {
    int hash = IdentityHashes.key(object);
    int mask = table.length - 1;
    int i = (hash ^ (hash >>> 9)) & mask;
    while (table[i] != null && table[i].object != object) {
      i = (i + 1) & mask;
    }
    return i;
  }

  /** Drops the monitors nobody holds or wants, and grows if many are left. */
  private void rebuild() {
    ShadowMonitor[] old = table;
    last = null;
    int busy = 0;
    for (ShadowMonitor m : old) {
      if (m != null && !m.idle()) {
        busy++;
      }
    }
    table = new ShadowMonitor[busy * 4 > old.length ? old.length * 2 : old.length];
    used = busy;
    for (ShadowMonitor m : old) {
      if (m != null && !m.idle()) {
        table[slot(m.object)] = m;
      }
    }
  }
}

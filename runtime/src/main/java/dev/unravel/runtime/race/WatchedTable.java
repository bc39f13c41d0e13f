package dev.unravel.runtime.race;

import dev.unravel.runtime.memory.IdentityHashes;

/** From an object and a key to what is watched there: open addressing by identity. */
final class WatchedTable {
  private static final int INITIAL = 1 << 10;

  /** Beyond this nothing more is watched in an execution: to forget would make races up. */
  private static final int MOST = 1 << 20;

  private static final Object STATICS = new Object();

  private Watched[] table = new Watched[INITIAL];
  private int used;

  void clear() {
    if (used > 0) {
      table = new Watched[INITIAL];
      used = 0;
    }
  }

  boolean isFull() {
    return used >= MOST;
  }

  /** What is watched there, or null. */
  Watched find(Object owner, int key) {
    return table[slot(table, owner == null ? STATICS : owner, key)];
  }

  Watched of(Object owner, int key) {
    Object object = owner == null ? STATICS : owner;
    int i = slot(table, object, key);
    Watched found = table[i];
    if (found != null) {
      return found;
    }
    if (used * 2 >= table.length) {
      grow();
      i = slot(table, object, key);
    }
    used++;
    return table[i] = new Watched(object, key);
  }

  private void grow() {
    Watched[] old = table;
    table = new Watched[old.length * 2];
    for (Watched watched : old) {
      if (watched != null) {
        table[slot(table, watched.object, watched.key)] = watched;
      }
    }
  }

  private static int slot(Watched[] table, Object object, int key) {
    int hash = object == STATICS ? 0 : IdentityHashes.key(object);
    int mixed = (hash + key * 0x9E3779B9) * 0x85EBCA6B;
    int mask = table.length - 1;
    int i = (mixed ^ mixed >>> 15) & mask;
    while (table[i] != null && (table[i].object != object || table[i].key != key)) {
      i = i + 1 & mask;
    }
    return i;
  }
}

package dev.unravel.runtime.memory;

import dev.unravel.runtime.place.Variable;
import java.util.Arrays;

/**
 * From an object and a key to its variable: open addressing by identity. Variables are kept for the
 * next execution, so that a campaign of small executions allocates none.
 */
final class VariableTable {
  private static final int INITIAL = 256;

  /** An execution that touches more forgets what it knew: the table must not fill the memory. */
  private static final int MOST = 1 << 18;

  /** More than this are not kept for the next execution. */
  private static final int KEPT = 1 << 14;

  /** Key of the elements of an array that have no variable of their own. */
  private static final int REST = -2;

  private static final Object STATICS = new Object();

  private Variable[] table = new Variable[INITIAL];
  private Variable[] pool = new Variable[INITIAL / 2];
  private int used;
  private boolean hasRests;

  /** A static field has no object. */
  Variable of(Object owner, int key) {
    Object object = owner == null ? STATICS : owner;
    int hash = owner == null ? 0 : IdentityHashes.key(owner);
    int i = slot(table, object, key, hash);
    Variable found = table[i];
    if (found != null) {
      return found;
    }
    if (used == pool.length) {
      grow();
      i = slot(table, object, key, hash);
    }
    Variable variable = pool[used];
    if (variable == null) {
      variable = pool[used] = new Variable();
    }
    used++;
    variable.use(object, key, i);
    table[i] = variable;
    if (hasRests && key >= 0) {
      Variable rest = table[slot(table, object, REST, hash)];
      if (rest != null) {
        variable.goOnFrom(rest);
      }
    }
    return variable;
  }

  /** What has happened to all elements of an array that have no variable yet. */
  Variable ofRest(Object array) {
    Variable rest = of(array, REST);
    hasRests = true;
    return rest;
  }

  int size() {
    return used;
  }

  /** One of those in use. */
  Variable get(int i) {
    return pool[i];
  }

  /** The variable, or null if nobody has touched it. */
  Variable find(Object owner, int key) {
    if (owner == null) {
      return table[slot(table, STATICS, key, 0)];
    }
    // To look must not give it a hash: replays do not look.
    return IdentityHashes.hasKey(owner)
        ? table[slot(table, owner, key, IdentityHashes.key(owner))]
        : null;
  }

  void clear() {
    for (int i = 0; i < used; i++) {
      Variable variable = pool[i];
      variable.object = null;
      table[variable.slot] = null;
    }
    if (used > KEPT) {
      table = new Variable[INITIAL];
      pool = new Variable[INITIAL / 2];
    }
    used = 0;
    hasRests = false;
  }

  private void grow() {
    if (used >= MOST) {
      clear();
      return;
    }
    pool = Arrays.copyOf(pool, pool.length * 2);
    table = new Variable[pool.length * 2];
    for (int i = 0; i < used; i++) {
      Variable variable = pool[i];
      Object object = variable.object;
      int hash = object == STATICS ? 0 : IdentityHashes.key(object);
      variable.slot = slot(table, object, variable.key, hash);
      table[variable.slot] = variable;
    }
  }

  private static int slot(Variable[] table, Object object, int key, int hash) {
    int mixed = (hash + key * 0x9E3779B9) * 0x85EBCA6B;
    int mask = table.length - 1;
    int i = (mixed ^ (mixed >>> 15)) & mask;
    for (Variable v = table[i]; v != null; v = table[i]) {
      if (v.object == object && v.key == key) {
        break;
      }
      i = (i + 1) & mask;
    }
    return i;
  }
}

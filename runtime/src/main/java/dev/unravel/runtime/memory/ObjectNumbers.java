package dev.unravel.runtime.memory;

import dev.unravel.runtime.table.Blank;

/**
 * Numbers for the objects that an execution uses, in the order in which it comes to them: the same
 * in all executions that have the same beginning. To number an object gives it no identity hash,
 * which the target might see: one that has none is found by its class.
 */
final class ObjectNumbers {
  private static final int INITIAL = 256;

  /** More than this are not kept for the next execution. */
  private static final int KEPT = 1 << 12;

  private Object[] table = new Object[INITIAL];
  private int[] numbers = new int[INITIAL];
  private int[] kinds = new int[INITIAL / 2];
  private final int first;
  private int next;

  ObjectNumbers(int first) {
    this.first = first;
    this.next = first;
  }

  void clear() {
    if (next == first) {
      return;
    }
    if (table.length > KEPT) {
      table = new Object[INITIAL];
      numbers = new int[INITIAL];
      kinds = new int[INITIAL / 2];
    } else {
      Blank.fill(table, table.length);
    }
    next = first;
  }

  /** The number that the next new object gets. */
  int next() {
    return next;
  }

  /** What two objects have in common that are of one class. */
  int kind(int number) {
    return kinds[number - first];
  }

  int of(Object object) {
    int kind = IdentityHashes.nameHash(object.getClass());
    boolean hashed = IdentityHashes.hasKey(object);
    int i = -1;
    if (hashed) {
      i = slot(object, IdentityHashes.key(object));
      if (table[i] != null) {
        return numbers[i];
      }
    }
    int unhashed = slot(object, kind);
    if (table[unhashed] != null) {
      return numbers[unhashed];
    }
    return add(object, i >= 0 ? i : unhashed, kind);
  }

  private int add(Object object, int slot, int kind) {
    int number = next++;
    if (number - first == kinds.length) {
      int[] more = new int[kinds.length * 2];
      System.arraycopy(kinds, 0, more, 0, kinds.length);
      kinds = more;
    }
    kinds[number - first] = kind;
    table[slot] = object;
    numbers[slot] = number;
    if ((number - first) * 2 >= table.length) {
      grow();
    }
    return number;
  }

  private void grow() {
    Object[] objects = table;
    int[] their = numbers;
    table = new Object[objects.length * 2];
    numbers = new int[objects.length * 2];
    for (int k = 0; k < objects.length; k++) {
      Object object = objects[k];
      if (object != null) {
        int hash =
            IdentityHashes.hasKey(object)
                ? IdentityHashes.key(object)
                : IdentityHashes.nameHash(object.getClass());
        int i = slot(object, hash);
        table[i] = object;
        numbers[i] = their[k];
      }
    }
  }

  private int slot(Object object, int hash) {
    int mask = table.length - 1;
    int i = (hash ^ hash >>> 15) & mask;
    while (table[i] != null && table[i] != object) {
      i = (i + 1) & mask;
    }
    return i;
  }
}

package dev.unravel.runtime.memory;

import dev.unravel.runtime.table.Blank;

/**
 * The objects of the JDK that an execution made while it had one thread. They are kept as they are,
 * up to a number; of those beyond it only identity hashes are, so that no program fills the memory
 * with them. Hashes repeat in every execution, so an object that the JDK has kept from an earlier
 * one may then be taken for one of them.
 */
final class EarlyObjects {
  private static final int INITIAL = 256;
  private static final int MOST = 1 << 15;
  private static final int BITS = 20;
  private static final int FEW = 1024;

  /** What the JVM gives to objects that it is asked about without our knowing. */
  private static final int JVM_HASH = 1;

  private static Object[] objects = new Object[INITIAL];
  private static int count;

  /** A bit for each hash of those beyond the number. */
  private static final long[] words = new long[1 << BITS - 6];

  /** Which words to clear; all of them if there are more. */
  private static final int[] touched = new int[FEW];

  private static int touchedCount;
  private static boolean beyond;

  private EarlyObjects() {}

  static void clear() {
    if (count > 0) {
      Blank.fill(objects, objects.length);
      count = 0;
    }
    if (beyond) {
      clearHashes();
    }
  }

  private static void clearHashes() {
    if (touchedCount == FEW) {
      Blank.fill(words);
    }
    for (int i = 0; i < touchedCount; i++) {
      words[touched[i]] = 0;
    }
    touchedCount = 0;
    beyond = false;
  }

  static void add(Object object) {
    if (count == MOST) {
      addHash(IdentityHashes.of(object));
      return;
    }
    if (count * 2 >= objects.length) {
      grow();
    }
    int i = slot(objects, object);
    if (objects[i] == null) {
      objects[i] = object;
      count++;
    }
  }

  private static void addHash(int hash) {
    beyond = true;
    int bit = bit(hash);
    int word = bit >>> 6;
    if (words[word] == 0 && touchedCount < FEW) {
      touched[touchedCount++] = word;
    }
    words[word] |= 1L << bit;
  }

  static boolean contains(Object object) {
    if (!IdentityHashes.has(object)) {
      return false;
    }
    if (objects[slot(objects, object)] != null) {
      return true;
    }
    if (!beyond) {
      return false;
    }
    int hash = System.identityHashCode(object);
    int bit = bit(hash);
    return hash != JVM_HASH && (words[bit >>> 6] & 1L << bit) != 0;
  }

  private static int slot(Object[] in, Object object) {
    int hash = IdentityHashes.of(object);
    int mask = in.length - 1;
    int i = (hash ^ hash >>> 7) & mask;
    while (in[i] != null && in[i] != object) {
      i = i + 1 & mask;
    }
    return i;
  }

  private static void grow() {
    Object[] larger = new Object[objects.length * 2];
    for (Object object : objects) {
      if (object != null) {
        larger[slot(larger, object)] = object;
      }
    }
    objects = larger;
  }

  private static int bit(int hash) {
    return (hash ^ hash >>> 5) & (1 << BITS) - 1;
  }
}

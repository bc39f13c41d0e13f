package dev.unravel.runtime;

/**
 * The objects of the JDK that an execution made while it had one thread, by identity hash: enough
 * to tell them from those that were there before the execution, and holds on to none of them,
 * however many a program makes. Now and then it takes an older object for one of them.
 */
final class EarlyObjects {
  private static final int BITS = 20;
  private static final int FEW = 1024;

  /** What the JVM gives to objects that it is asked about without our knowing. */
  private static final int JVM_HASH = 1;

  private static final long[] words = new long[1 << BITS - 6];

  /** Which words to clear; all of them if there are more. */
  private static final int[] touched = new int[FEW];

  private static int touchedCount;

  private EarlyObjects() {}

  static void clear() {
    if (touchedCount == FEW) {
      Blank.fill(words);
    }
    for (int i = 0; i < touchedCount; i++) {
      words[touched[i]] = 0;
    }
    touchedCount = 0;
  }

  static void add(Object object) {
    int bit = bit(IdentityHashes.of(object));
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
    int hash = System.identityHashCode(object);
    int bit = bit(hash);
    return hash != JVM_HASH && (words[bit >>> 6] & 1L << bit) != 0;
  }

  private static int bit(int hash) {
    return (hash ^ hash >>> 5) & (1 << BITS) - 1;
  }
}

package dev.unravel.prove.path;

/**
 * References as numbers. The number says which object it is, as far as that is known, and what its
 * writer had read, for one object may be written by different threads: its numbers then differ, and
 * it is still the same.
 */
public final class References {
  /** Values that are no Java numbers start here: no variable holds both kinds. */
  private static final long FIRST = 1L << 62;

  private static final long HAS_IDENTITY = 1L << 61;
  private static final int HISTORY_BITS = 30;

  /** What {@link #same} says of two when nobody can tell. */
  public static final long UNTOLD = 2;

  private References() {}

  /**
   * The number of a reference, or of anything else that is no number in Java.
   *
   * @param name the number of its name
   * @param history what its writer had read; 0 if that makes no difference
   * @param hasIdentity whether the name means one object, or null
   */
  public static long number(int name, int history, boolean hasIdentity) {
    if (history >= 1 << HISTORY_BITS) {
      throw new IllegalStateException("more histories than can be told apart");
    }
    return FIRST + (hasIdentity ? HAS_IDENTITY : 0) + ((long) name << HISTORY_BITS) + history;
  }

  /** One if two references are the same, zero if not, {@link #UNTOLD} if nobody can tell. */
  static long same(long left, long right) {
    boolean told = hasIdentity(left) && hasIdentity(right);
    if (!told) {
      return UNTOLD;
    }
    return left >> HISTORY_BITS == right >> HISTORY_BITS ? 1 : 0;
  }

  private static boolean hasIdentity(long number) {
    return number >= FIRST && (number & HAS_IDENTITY) != 0;
  }
}

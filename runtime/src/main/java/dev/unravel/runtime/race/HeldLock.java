package dev.unravel.runtime.race;

/**
 * A lock that a thread holds, and those it held before. Never changes, so that an access can keep
 * what its thread held.
 *
 * @param lock the monitor's object, or the synchronizer of a lock of java.util.concurrent
 * @param place where it was taken
 * @param rest the others, or null
 */
record HeldLock(Object lock, int place, HeldLock rest) {

  static boolean contains(HeldLock held, Object lock) {
    return find(held, lock) != null;
  }

  static HeldLock find(HeldLock held, Object lock) {
    for (HeldLock h = held; h != null; h = h.rest) {
      if (h.lock == lock) {
        return h;
      }
    }
    return null;
  }

  /** Whether no lock is in both. */
  static boolean disjoint(HeldLock one, HeldLock other) {
    for (HeldLock h = one; h != null; h = h.rest) {
      if (contains(other, h.lock)) {
        return false;
      }
    }
    return true;
  }

  static HeldLock without(HeldLock held, Object lock) {
    if (held == null || held.lock == lock) {
      return held == null ? null : held.rest;
    }
    return new HeldLock(held.lock, held.place, without(held.rest, lock));
  }
}

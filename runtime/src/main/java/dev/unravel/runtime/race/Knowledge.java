package dev.unravel.runtime.race;

import java.util.Arrays;

/**
 * Knowledge that a thread has of the others, or that was left somewhere for the next to learn:
 * vector clocks, of which an event of another thread is part if it happened before.
 *
 * <p>There are two. One is Java's happens-before. The other leaves out what is known only because
 * one thread had a lock before another: that order could have been the other way round.
 */
final class Knowledge {
  private static final int[] NOTHING = {};

  private int[] all = NOTHING;
  private int[] lockFree = NOTHING;

  /** Whether an event happened before. */
  boolean has(int thread, int time) {
    return thread < all.length && all[thread] >= time;
  }

  /** Whether it did so whoever had a lock first. */
  boolean hasWithoutLocks(int thread, int time) {
    return thread < lockFree.length && lockFree[thread] >= time;
  }

  void learn(Knowledge other) {
    all = join(all, other.all);
    lockFree = join(lockFree, other.lockFree);
  }

  /** Learns from whoever had the lock before. */
  void learnByLock(Knowledge other) {
    all = join(all, other.all);
  }

  /** A thread's own time goes on. */
  void tick(int thread, int time) {
    if (thread >= all.length) {
      all = Arrays.copyOf(all, thread + 1);
    }
    if (thread >= lockFree.length) {
      lockFree = Arrays.copyOf(lockFree, thread + 1);
    }
    all[thread] = time;
    lockFree[thread] = time;
  }

  private static int[] join(int[] own, int[] other) {
    int[] joined = own.length < other.length ? Arrays.copyOf(own, other.length) : own;
    for (int i = 0; i < other.length; i++) {
      if (joined[i] < other[i]) {
        joined[i] = other[i];
      }
    }
    return joined;
  }

  Knowledge copy() {
    Knowledge copy = new Knowledge();
    copy.learn(this);
    return copy;
  }
}

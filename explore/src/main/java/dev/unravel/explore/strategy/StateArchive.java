package dev.unravel.explore.strategy;

import dev.unravel.runtime.table.Blank;
import java.util.Arrays;

/**
 * States that executions have come to, each with a way to get there and the threads that were let
 * go on from it. A way is the state before it and the thread that acted there.
 *
 * <p>Arrays only: threads of the target ask.
 */
final class StateArchive {
  /** More are not kept: tables of 12 MB. */
  private static final int MOST = 1 << 18;

  /** Threads share a bit only where there are more than these. */
  private static final int BITS = Long.SIZE;

  private int size;
  private int[] before = new int[1 << 10];
  private int[] actors = new int[1 << 10];
  private long[] enabled = new long[1 << 10];
  private long[] tried = new long[1 << 10];

  // From the hash of a state to its number, by open addressing; 0 for none.
  private long[] hashes = new long[1 << 11];
  private int[] numbers = new int[1 << 11];

  /** States from which not every thread was let go on; and some that are done. */
  private int[] open = new int[1 << 10];

  private int openCount;

  static long bit(int thread) {
    return 1L << thread % BITS;
  }

  boolean isFull() {
    return size == MOST;
  }

  boolean isEmpty() {
    return size == 0;
  }

  void clear() {
    size = 0;
    openCount = 0;
    Blank.fill(hashes);
  }

  /** Any of the states from which there is something left to try, or -1. */
  int anyOpen(Dice dice) {
    while (openCount > 0) {
      int i = dice.below(openCount);
      int state = open[i];
      if (untried(state) != 0) {
        return state;
      }
      open[i] = open[--openCount];
    }
    return -1;
  }

  /** The threads that could have gone on from there and were not let, a bit for each. */
  long untried(int state) {
    return enabled[state] & ~tried[state];
  }

  void tries(int state, long threads) {
    tried[state] |= threads;
  }

  /** The state before it, or -1. */
  int before(int state) {
    return before[state];
  }

  /** The thread that acted there. */
  int actor(int state) {
    return actors[state];
  }

  /** The state with that hash, or -1. */
  int find(long hash) {
    int i = slot(hashes, hash);
    return hashes[i] == 0 ? -1 : numbers[i];
  }

  /**
   * Adds a state that is not there; only while it is not full.
   *
   * @param previous the state before it, or -1
   * @param actor who acted there
   * @param threads who can act here, a bit for each
   */
  int add(long hash, int previous, int actor, long threads) {
    if (size == before.length) {
      grow();
    }
    int state = size++;
    before[state] = previous;
    actors[state] = actor;
    enabled[state] = threads;
    tried[state] = 0;
    open[openCount++] = state;
    int i = slot(hashes, hash);
    hashes[i] = hash;
    numbers[i] = state;
    return state;
  }

  private void grow() {
    int length = size * 2;
    before = Arrays.copyOf(before, length);
    actors = Arrays.copyOf(actors, length);
    enabled = Arrays.copyOf(enabled, length);
    tried = Arrays.copyOf(tried, length);
    open = Arrays.copyOf(open, length);
    long[] moreHashes = new long[length * 2];
    int[] moreNumbers = new int[length * 2];
    for (int i = 0; i < hashes.length; i++) {
      if (hashes[i] != 0) {
        int j = slot(moreHashes, hashes[i]);
        moreHashes[j] = hashes[i];
        moreNumbers[j] = numbers[i];
      }
    }
    hashes = moreHashes;
    numbers = moreNumbers;
  }

  /** Hashes are sums of mixed numbers: any of their bits will do. */
  private static int slot(long[] in, long hash) {
    int mask = in.length - 1;
    int i = (int) (hash >>> 32) & mask;
    while (in[i] != 0 && in[i] != hash) {
      i = (i + 1) & mask;
    }
    return i;
  }
}

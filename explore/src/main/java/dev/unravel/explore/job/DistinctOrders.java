package dev.unravel.explore.job;

import dev.unravel.runtime.table.LongSet;
import dev.unravel.wire.Novelty;

/** The orders of conflicting operations that were tried so far, by hash. */
final class DistinctOrders {
  /** Where counting stops: a table of 16 MB. */
  private static final int MOST = 1 << 20;

  /** With fewer executions nothing is said about what the next one would bring. */
  private static final int FEWEST_TO_JUDGE_BY = 100;

  private LongSet hashes = new LongSet();
  private boolean full;

  /** Not yet looked up: many at a time cost less, because they wait for the memory together. */
  private final long[] waiting = new long[64];

  private int waitingCount;

  /** Including those that were not new, until it was full. */
  private long added;

  /** The next power of two: how many were known then is kept, and at the one before. */
  private long nextMark = 1;

  private int knownAtMark;
  private int knownAtMarkBefore;

  /** Adds one of which nobody wants to know whether it is new. */
  void addLater(long hash) {
    waiting[waitingCount++] = hash;
    if (waitingCount == waiting.length) {
      addWaiting();
    }
  }

  private void addWaiting() {
    for (int i = 0; i < waitingCount; i++) {
      add(waiting[i]);
    }
    waitingCount = 0;
  }

  /** Returns whether there was none like it before, as far as that is known. */
  boolean add(long hash) {
    if (full) {
      return true;
    }
    boolean isNew = hashes.add(hash);
    if (++added == nextMark) {
      nextMark *= 2;
      knownAtMarkBefore = knownAtMark;
      knownAtMark = hashes.size();
    }
    if (hashes.size() >= MOST) {
      full = true;
      hashes = new LongSet();
    }
    return isNew;
  }

  /**
   * How many of the later half of the executions were new, or of somewhat more: what comes behind
   * the mark before the last. When there were too many to count, as it was then.
   */
  Novelty novelty() {
    addWaiting();
    int known = full ? MOST : hashes.size();
    return added < FEWEST_TO_JUDGE_BY
        ? Novelty.UNKNOWN
        : new Novelty(added - nextMark / 4, known - knownAtMarkBefore);
  }

  /** All of them, or none when there are more than that. */
  long[] hashes(int most) {
    addWaiting();
    return full || hashes.size() > most ? new long[0] : hashes.toArray();
  }

  /** The number, or 0 when there were too many to count. */
  long count() {
    addWaiting();
    return countSoFar();
  }

  /** The same without those that wait. */
  long countSoFar() {
    return full ? 0 : hashes.size();
  }
}

package dev.unravel.api.engine;

import java.util.concurrent.TimeUnit;

/**
 * Lets the threads that have met go on one after the other. Each waits until the one before it has
 * finished its instruction. That is known exactly if it sets an end mark. If it blocks in the
 * instruction, the mark may never come, perhaps because the next thread holds what it needs: the
 * next thread looks at its state and goes on then. Whatever happens, the wait ends after a limit.
 */
final class Handoff {
  /** A thread under way is given this long, even if the breakpoint's own timeout is short. */
  private static final long LEAST_LIMIT = TimeUnit.SECONDS.toNanos(2);

  /** A thread that meets a short delay is not blocked: it has to be seen so for this long. */
  private static final long STEADY = TimeUnit.MILLISECONDS.toNanos(3);

  /** What a thread gets of which nothing can be seen. */
  private static final long BLIND = TimeUnit.MILLISECONDS.toNanos(20);

  private final Arrival[] byRank;

  /** The rank that may act; guarded by this. */
  private int turn;

  Handoff(Arrival[] byRank) {
    this.byRank = byRank;
  }

  synchronized void done(int rank) {
    if (turn <= rank) {
      turn = rank + 1;
      notifyAll();
    }
  }

  /** Returns when the current thread may go on. */
  void await(Arrival mine, long timeoutNanos) {
    long limit = Math.max(LEAST_LIMIT, timeoutNanos);
    boolean interrupted = false;
    if (mine.rank > 0) {
      Arrival previous = byRank[mine.rank - 1];
      long start = System.nanoTime();
      long released = 0;
      long blockedSince = 0;
      while (true) {
        synchronized (this) {
          if (turn >= mine.rank) {
            break;
          }
          try {
            wait(1);
          } catch (InterruptedException kept) {
            interrupted = true;
          }
          if (turn >= mine.rank) {
            break;
          }
        }
        long now = System.nanoTime();
        if (previous.released) {
          released = released == 0 ? now : released;
          blockedSince = isBlocked(previous.thread) ? (blockedSince == 0 ? now : blockedSince) : 0;
          if (blockedSince != 0 && now - blockedSince >= STEADY
              || previous.progress.isBlind() && now - released >= BLIND
              || previous.progress.isThrough(previous.thread)
              || previous.thread.getState() == Thread.State.TERMINATED) {
            previous.done();
          }
        }
        // Counted from the start for each place in the row, so that a row of threads ends, too.
        if (now - start >= limit * mine.rank) {
          previous.done();
        }
      }
      byRank[mine.rank - 1] = null;
    }
    if (mine.rank < mine.size - 1) {
      mine.look();
      synchronized (this) {
        // Unless the next one has lost its patience and is gone.
        if (turn <= mine.rank) {
          OpenArrivals.open(mine);
        }
      }
    }
    mine.released = true;
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean isBlocked(Thread thread) {
    switch (thread.getState()) {
      case BLOCKED:
      case WAITING:
      case TIMED_WAITING:
        return true;
      default:
        return false;
    }
  }
}

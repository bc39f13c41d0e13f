package dev.unravel.api.engine;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The meeting place where the threads of one breakpoint wait for each other.
 *
 * <p>A thread first joins those that wait, and then looks whether it completes a row: for every
 * position a thread, all different, that agree. The agreement is code of the user, which may take
 * locks; so it is asked without any lock of ours, and the row is taken only if all of it is still
 * waiting afterwards. Of threads that agree, one was the last to join, and it saw the others: no
 * row is missed. A thread whose time is up leaves at any time, and nobody waits for it.
 *
 * <p>Of several threads that come to one place for the same, only the first waits: in a program
 * whose threads all do the same, the others have to go on for one to come to the next place.
 *
 * <p>Nothing of java.util is used but a counter: breakpoints may stand inside of it.
 */
public final class MeetingPlace {
  /** As many as there are bits for. */
  public static final int MOST_POSITIONS = 31;

  private final String name;
  private final AtomicLong reached = new AtomicLong();
  private final AtomicLongArray candidates = new AtomicLongArray(MOST_POSITIONS);
  private Arrival waiting;
  private long paused;
  private long hit;
  private long timedOut;
  private volatile boolean spent;
  private boolean complained;

  public MeetingPlace(String name) {
    this.name = name;
  }

  public String name() {
    return name;
  }

  /** A thread has come to a position, whatever the conditions say. */
  public void countReached() {
    reached.incrementAndGet();
  }

  /** The how many-th thread this is that would take part at a position. */
  public long countCandidate(int position) {
    return candidates.incrementAndGet(position);
  }

  /** Whether there will be no more hits. */
  public boolean isSpent() {
    return spent;
  }

  /** What has happened so far. */
  public synchronized Counters counters() {
    return new Counters(name, reached.get(), paused, hit, timedOut);
  }

  /**
   * Waits for the other threads, and then for its turn.
   *
   * @return whether all have met; {@link Arrival#done} is then called at the end of the instruction
   */
  public boolean meet(Arrival mine, HitLimits limits, long timeoutMillis) {
    if (spent || !join(mine, limits)) {
      return false;
    }
    long timeout = TimeUnit.MILLISECONDS.toNanos(Math.max(0, timeoutMillis));
    try {
      Row row = new Row(mine, limits);
      if (!row.complete()) {
        pause(mine, row.isTaken() ? 0 : limits.pauses, timeout);
      }
    } finally {
      leave(mine);
    }
    Handoff handoff = mine.handoff;
    if (handoff == null) {
      return false;
    }
    handoff.await(mine, timeout);
    return true;
  }

  private synchronized boolean join(Arrival mine, HitLimits limits) {
    if (hit >= limits.hits) {
      spent = true;
      return false;
    }
    mine.nextWaiting = waiting;
    waiting = mine;
    return true;
  }

  private synchronized void pause(Arrival mine, long mostPauses, long timeout) {
    if (mine.handoff == null && paused >= mostPauses) {
      // At once, or others could still take it, and the counters would not add up.
      leave(mine);
      return;
    }
    paused++;
    boolean interrupted = false;
    long start = System.nanoTime();
    long left = timeout;
    while (mine.handoff == null && !spent && left > 0) {
      try {
        wait(left / 1_000_000, (int) (left % 1_000_000));
      } catch (InterruptedException kept) {
        interrupted = true;
      }
      left = timeout - (System.nanoTime() - start);
    }
    if (mine.handoff == null) {
      timedOut++;
      leave(mine);
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void leave(Arrival mine) {
    if (waiting == mine) {
      waiting = mine.nextWaiting;
    } else {
      for (Arrival a = waiting; a != null; a = a.nextWaiting) {
        if (a.nextWaiting == mine) {
          a.nextWaiting = mine.nextWaiting;
          break;
        }
      }
    }
    mine.nextWaiting = null;
  }

  private synchronized Arrival[] all() {
    int count = 0;
    for (Arrival a = waiting; a != null; a = a.nextWaiting) {
      count++;
    }
    Arrival[] all = new Arrival[count];
    for (Arrival a = waiting; a != null; a = a.nextWaiting) {
      // Those who wait longest come first.
      all[--count] = a;
    }
    return all;
  }

  private synchronized boolean take(Arrival[] row, HitLimits limits) {
    for (Arrival a : row) {
      if (a.handoff != null || !isWaiting(a)) {
        return false;
      }
    }
    if (hit >= limits.hits) {
      return false;
    }
    hit++;
    spent = hit >= limits.hits;
    Handoff handoff = new Handoff(row);
    for (int rank = 0; rank < row.length; rank++) {
      row[rank].rank = rank;
      row[rank].handoff = handoff;
    }
    notifyAll();
    return true;
  }

  private synchronized boolean isWaitingStill(Arrival arrival) {
    return arrival.handoff == null && isWaiting(arrival);
  }

  private boolean isWaiting(Arrival arrival) {
    for (Arrival a = waiting; a != null; a = a.nextWaiting) {
      if (a == arrival) {
        return true;
      }
    }
    return false;
  }

  private boolean agree(Arrival[] row) {
    Object[] contexts = new Object[row.length];
    for (int i = 0; i < row.length; i++) {
      contexts[i] = row[i].context;
    }
    try {
      return row[0].agreement.holds(contexts);
    } catch (Throwable failed) {
      complain(failed);
      return false;
    }
  }

  /** Says once that a condition failed. */
  public void complain(Throwable failed) {
    synchronized (this) {
      if (complained) {
        return;
      }
      complained = true;
    }
    Messages.say("breakpoint \"" + name + "\": condition failed, taken as false: " + failed);
  }

  /** The search for threads that meet, one for each position. */
  private final class Row {
    private final Arrival mine;
    private final HitLimits limits;
    private final Arrival[] all;
    private final Arrival[] row;

    Row(Arrival mine, HitLimits limits) {
      this.mine = mine;
      this.limits = limits;
      this.all = all();
      this.row = new Arrival[mine.size];
    }

    boolean complete() {
      return all.length >= row.length && fill(0, false);
    }

    /**
     * Whether another thread waits at this place for the same. Then this one goes on: it may well
     * be the one that comes to the other place.
     */
    boolean isTaken() {
      Object[] both = new Object[row.length];
      for (Arrival other : all) {
        if (other == mine) {
          return false;
        }
        if (other.thread != mine.thread && other.ranks == mine.ranks && other.size == mine.size) {
          for (int i = 0; i < both.length; i++) {
            both[i] = i % 2 == 0 ? other.context : mine.context;
          }
          if (mine.handoff == null && isWaitingStill(other) && isSame(both)) {
            return true;
          }
        }
      }
      return false;
    }

    /** Threads that would belong together at two places want the same at one. */
    private boolean isSame(Object[] both) {
      try {
        return mine.agreement.holds(both);
      } catch (RuntimeException incomparable) {
        return false;
      }
    }

    private boolean fill(int rank, boolean withMe) {
      if (mine.handoff != null) {
        return false;
      }
      if (rank == row.length) {
        // A copy, since the hand-off lets go of its threads one by one.
        return agree(row) && take(row.clone(), limits);
      }
      boolean onlyMe = rank == row.length - 1 && !withMe;
      for (Arrival candidate : all) {
        if ((!onlyMe || candidate == mine)
            && candidate.size == mine.size
            && candidate.mayTake(rank)
            && isNew(candidate, rank)) {
          row[rank] = candidate;
          if (fill(rank + 1, withMe || candidate == mine)) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean isNew(Arrival candidate, int rank) {
      for (int i = 0; i < rank; i++) {
        if (row[i].thread == candidate.thread) {
          return false;
        }
      }
      return true;
    }
  }
}

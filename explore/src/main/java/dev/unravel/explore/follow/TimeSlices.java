package dev.unravel.explore.follow;

import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.wire.Quantum;

/**
 * Threads take turns as on a uniprocessor: each runs until it blocks, yields, or its quantum is
 * over; then the next in order of creation has its turn. After the scheduler of Jalapeño, whose
 * runs DejaVu records (Choi and Srinivasan, SPDT 1998; Choi and Zeller, ISSTA 2002), but without
 * priorities.
 *
 * <p>With a quantum of time the clock is looked at after so many yield points, and that number is
 * adapted so that it happens some twenty times in a quantum. It stays small enough that a thread
 * whose yield points suddenly lie far apart does not keep the others out for long.
 */
public final class TimeSlices implements Strategy {
  private static final int LOOKS = 20;
  private static final long MOST_BATCH = 1 << 13;

  private final Quantum quantum;
  private final long lookNanos;

  // Clock values, but for the times.
  private long batch;
  private long nextLook;
  private long lookedAtNanos;
  private long sliceStart;
  private long sliceStartNanos;
  private int interval;

  public TimeSlices(Quantum quantum) {
    this.quantum = quantum;
    this.lookNanos = quantum.nanos() / LOOKS;
  }

  @Override
  public void begin() {
    batch = quantum.points() > 0 ? Math.min(quantum.points(), MOST_BATCH) : MOST_BATCH;
    nextLook = 0;
    lookedAtNanos = System.nanoTime();
    interval = -1;
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    noticeSwitch();
    boolean over = isOver();
    boolean goesOn = running != null && !over && !running.offersProcessor();
    return goesOn ? Turns.pick(enabled, count, running) : Turns.next(enabled, count);
  }

  private boolean isOver() {
    if (quantum.points() > 0) {
      return Execution.clock() - sliceStart >= quantum.points();
    }
    long now = System.nanoTime();
    if (Execution.clock() >= nextLook) {
      adapt(now - lookedAtNanos);
      lookedAtNanos = now;
      nextLook = Execution.clock() + batch;
    }
    return now - sliceStartNanos >= quantum.nanos();
  }

  private void adapt(long nanos) {
    if (nanos < lookNanos / 2) {
      batch = Math.min(batch * 2, MOST_BATCH);
    } else if (nanos > lookNanos * 2) {
      batch = Math.max(batch / 2, 1);
    }
  }

  /** A slice starts with an interval, also where nobody was asked because there was no choice. */
  private void noticeSwitch() {
    int count = Execution.log().count();
    if (count != interval) {
      interval = count;
      sliceStart = Execution.clock() - 1;
      sliceStartNanos = quantum.points() > 0 ? 0 : System.nanoTime();
    }
  }

  @Override
  public long due() {
    noticeSwitch();
    if (Execution.enabledThreads() < 2) {
      return Execution.clock() + batch;
    }
    return quantum.points() > 0 ? sliceStart + quantum.points() : nextLook;
  }

  @Override
  public int pick(int bound) {
    return 0;
  }
}

package dev.unravel.runtime.schedule;

import jdk.internal.misc.Unsafe;

/**
 * The control that one OS thread waits for and another gives it.
 *
 * <p>To wake a parked thread takes several microseconds, more than most threads of a target run at
 * a time, and most of it when the other processor has gone to sleep meanwhile. So the thread that
 * began to wait last, though it could go on, spins for a while before it parks, and there is never
 * more than one. Where that does not pay, because threads run for long, there are many of them, or
 * the machine has no processor to spare, it is tried less and less often.
 *
 * <p>Parks with {@code jdk.internal.misc.Unsafe}: {@code LockSupport} is hooked.
 */
public final class Turn {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** Longer than it takes to wake a thread, or the one that woke it would be parked by then. */
  private static final long SPIN_NANOS = 50_000;

  private static final int LOOKS_PER_CLOCK_READING = 32;
  private static final int MOST_SKIPPED = 1_024;
  private static final boolean CAN_SPIN = Runtime.getRuntime().availableProcessors() > 1;

  private static volatile Turn spinner;

  // Two threads may change these at a time; what gets lost is a guess.
  private static int penalty;
  private static int skips;

  private final Thread thread;
  private volatile boolean given;
  private volatile boolean parked;

  public Turn(Thread thread) {
    this.thread = thread;
  }

  public void give() {
    given = true;
    if (parked) {
      UNSAFE.unpark(thread);
    }
  }

  /** Forgets that it was given. */
  public void clear() {
    given = false;
  }

  /**
   * Called by its thread: returns when it is given.
   *
   * @param mayBeNext whether whoever has control may give it back at once; one that is blocked, or
   *     has ended, must not take the processor that another is about to be woken on
   */
  public void await(boolean mayBeNext) {
    if (!mayBeNext || !spin()) {
      parked = true;
      while (!given) {
        UNSAFE.park(false, 0L);
      }
      parked = false;
    }
    given = false;
  }

  /** The same, but gives up after a time. */
  public void await(long nanos) {
    long end = System.nanoTime() + nanos;
    parked = true;
    for (long left = nanos; !given && left > 0; left = end - System.nanoTime()) {
      UNSAFE.park(false, left);
    }
    parked = false;
    given = false;
  }

  private boolean spin() {
    if (!CAN_SPIN) {
      return false;
    }
    if (skips > 0) {
      skips--;
      return false;
    }
    spinner = this;
    long end = System.nanoTime() + SPIN_NANOS;
    do {
      for (int i = 0; i < LOOKS_PER_CLOCK_READING; i++) {
        if (given) {
          penalty >>= 1;
          return true;
        }
        Thread.onSpinWait();
      }
    } while (spinner == this && System.nanoTime() < end);
    penalty = Math.min(MOST_SKIPPED, penalty * 2 + 1);
    skips = penalty;
    return given;
  }
}

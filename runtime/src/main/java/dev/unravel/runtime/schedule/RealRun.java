package dev.unravel.runtime.schedule;

/**
 * An execution as it happens, or the repetition of one, as the scheduler sees it: the clock is real
 * or was once, and threads take turns.
 */
public abstract class RealRun {
  public final ClockTape clock;

  /** Whether a timeout takes its time; otherwise it passes when the schedule says so. */
  final boolean waits;

  protected RealRun(ClockTape clock, boolean waits) {
    this.clock = clock;
    this.waits = waits;
  }

  /** A thread acts, other than by passing a yield point. */
  protected abstract void acted(ControlledThread t);

  /** Control passes on from a thread, which may be the one that calls. */
  protected abstract void left(ControlledThread last, boolean isHere);

  /** A thread has done more than one interval can say, and goes on in another. */
  protected abstract void continued();
}

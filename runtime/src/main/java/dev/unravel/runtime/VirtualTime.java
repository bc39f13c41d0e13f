package dev.unravel.runtime;

/**
 * The clock the target sees. It moves when a timeout passes, and a little at each reading, so that
 * a loop that waits for a later time ends.
 */
final class VirtualTime {
  /** What {@code System.nanoTime} says at the start. */
  private static final long START = 1_000_000_000L;

  private static final long FIRST_STEP = 1_000;
  private static final long LARGEST_STEP = 10_000_000;
  private static final int READINGS_PER_STEP = 64;

  private static long origin;
  private static long now;
  private static long step;
  private static int readings;

  private VirtualTime() {}

  static void reset(long timeOrigin) {
    origin = timeOrigin;
    now = START;
    step = FIRST_STEP;
    readings = 0;
  }

  static long now() {
    return now;
  }

  static void advanceTo(long time) {
    if (time > now) {
      now = time;
    }
    step = FIRST_STEP;
    readings = 0;
  }

  /** A point in time so many nanoseconds from now, or never if that is too far to count. */
  static long after(long nanos) {
    long time = now + nanos;
    return time < now ? ControlledThread.NEVER : time;
  }

  static long nanoTime() {
    // Busy waiting for a second must not take a million readings: the step grows with their number.
    if (++readings >= READINGS_PER_STEP && step < LARGEST_STEP) {
      readings = 0;
      step *= 2;
    }
    now += step;
    return now;
  }

  static long currentTimeMillis() {
    return origin + (nanoTime() - START) / 1_000_000;
  }

  /** Nanoseconds since the epoch of a wall-clock instant that lies {@code millis} after it. */
  static long nanosUntil(long millis) {
    long away = millis - (origin + (now - START) / 1_000_000);
    return away <= 0
        ? 0
        : Math.multiplyExact(Math.min(away, Long.MAX_VALUE / 2_000_000), 1_000_000L);
  }
}

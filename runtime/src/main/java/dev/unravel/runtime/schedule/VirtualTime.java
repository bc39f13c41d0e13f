package dev.unravel.runtime.schedule;

/**
 * The clock the target sees. It moves when a timeout passes, and a little at each reading, so that
 * a loop that waits for a later time ends, but no further than {@link EarlyTime} allows. While a
 * run is recorded or repeated it shows what {@link ClockTape} says instead.
 */
public final class VirtualTime {
  /** What {@code System.nanoTime} says at the start. */
  private static final long START = 1_000_000_000L;

  private static final long FIRST_STEP = 1_000;
  private static final long LARGEST_STEP = 10_000_000;
  private static final int READINGS_PER_STEP = 64;

  private static long origin;
  private static long now;
  private static long step;
  private static int readings;
  private static long questions;
  private static ClockTape tape;

  private VirtualTime() {}

  public static void reset(long timeOrigin, RealRun capture) {
    tape = capture == null ? null : capture.clock;
    origin = timeOrigin;
    now = START;
    step = FIRST_STEP;
    readings = 0;
  }

  public static long now() {
    return now;
  }

  /** Tells apart what readings to come will show. */
  public static long hash() {
    return ((now * 31 + step) * 31 + readings) * 31 + EarlyTime.hash();
  }

  static void advanceTo(long time) {
    if (time > now) {
      now = time;
    }
    if (tape != null) {
      tape.skipTo(time - START);
    }
    step = FIRST_STEP;
    readings = 0;
  }

  /** A point in time so many nanoseconds from now, or never if that is too far to count. */
  public static long after(long nanos) {
    readTape();
    long time = now + nanos;
    return time < now ? ControlledThread.NEVER : time;
  }

  /** What the real clock of a recorded run shows, without the target's knowledge. */
  static long unread() {
    return START + tape.elapsed();
  }

  private static boolean readTape() {
    if (tape == null) {
      return false;
    }
    now = Math.max(now, START + tape.read(now - START));
    return true;
  }

  /** The same as nanoseconds, as far as they can be counted. */
  public static long nanos(long millis, int nanos) {
    return millis > Long.MAX_VALUE / 2_000_000 ? Long.MAX_VALUE / 2 : millis * 1_000_000 + nanos;
  }

  /** How often it has been looked at. */
  public static long questions() {
    return questions;
  }

  public static long nanoTime() {
    questions++;
    if (readTape()) {
      return now;
    }
    if (!EarlyTime.mayRead(step)) {
      step = FIRST_STEP;
      readings = 0;
      return now;
    }
    // Busy waiting for a second must not take a million readings: the step grows with their number.
    if (++readings >= READINGS_PER_STEP && step < LARGEST_STEP) {
      readings = 0;
      step *= 2;
    }
    now += step;
    Deadlines.come(now);
    return now;
  }

  public static long currentTimeMillis() {
    return origin + (nanoTime() - START) / 1_000_000;
  }

  /** Nanoseconds since the epoch, less so many seconds. */
  public static long epochNanos(long offsetSeconds) {
    if (tape == null) {
      return (currentTimeMillis() - offsetSeconds * 1_000) * 1_000_000;
    }
    return (origin - offsetSeconds * 1_000) * 1_000_000 + nanoTime() - START;
  }

  /** Nanoseconds since the epoch of a wall-clock instant that lies {@code millis} after it. */
  public static long nanosUntil(long millis) {
    readTape();
    long away = millis - (origin + (now - START) / 1_000_000);
    return away <= 0
        ? 0
        : Math.multiplyExact(Math.min(away, Long.MAX_VALUE / 2_000_000), 1_000_000L);
  }
}

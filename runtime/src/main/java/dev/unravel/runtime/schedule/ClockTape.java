package dev.unravel.runtime.schedule;

import dev.unravel.trace.Inputs;
import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.trace.file.WireReader;
import dev.unravel.trace.file.WireWriter;

/**
 * The clock of a recorded run: reads the real one and keeps what it said, or gives back what was
 * kept. Keeps differences, a few bytes each.
 */
public final class ClockTape {
  private final WireReader recorded;
  private final WireWriter written = new WireWriter();
  private final long start = System.nanoTime();
  private long skipped;
  private long last;
  private long readings;

  private ClockTape(WireReader recorded) {
    this.recorded = recorded;
  }

  public static ClockTape real() {
    return new ClockTape(null);
  }

  public static ClockTape of(Inputs inputs) {
    return new ClockTape(new WireReader(inputs.clock()));
  }

  /** Nanoseconds since the start, as the target reads them: never less than {@code least}. */
  long read(long least) {
    readings++;
    long now = recorded == null ? Math.max(least, elapsed()) : last + next();
    written.zigzag(now - last);
    last = now;
    return now;
  }

  /** Behind the end of what was recorded the clock stands still. */
  private long next() {
    try {
      return recorded.remaining() > 0 ? recorded.zigzag() : 0;
    } catch (TraceFormatException checkedWhenTheFileWasRead) {
      throw new IllegalStateException(checkedWhenTheFileWasRead);
    }
  }

  /** Nanoseconds since the start, which the target does not get to see. */
  long elapsed() {
    return System.nanoTime() - start + skipped;
  }

  /** A time is up that has not really come: from here on the clock is ahead. */
  void skipTo(long time) {
    if (recorded == null) {
      skipped += Math.max(0, time - elapsed());
    }
  }

  public long readings() {
    return readings;
  }

  public byte[] bytes() {
    return written.toBytes();
  }
}

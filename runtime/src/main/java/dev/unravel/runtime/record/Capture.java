package dev.unravel.runtime.record;

import dev.unravel.runtime.schedule.ClockTape;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.RealRun;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.Inputs;
import dev.unravel.trace.Location;
import dev.unravel.trace.Mark;
import java.util.List;

/**
 * An execution as it happens, or one that repeats such a one: time and surroundings are real, or
 * were once, instead of following from the settings; threads take turns instead of being searched.
 * So nothing steps back from spinning and no conflicts are noted. Serves one execution.
 */
public final class Capture extends RealRun {
  public final Surroundings surroundings;
  final Marks marks = new Marks();

  private Capture(ClockTape clock, Surroundings surroundings, boolean waits) {
    super(clock, waits);
    this.surroundings = surroundings;
  }

  /** Takes real inputs, in real time. */
  public static Capture real() {
    return new Capture(ClockTape.real(), Surroundings.real(), true);
  }

  /** Takes real inputs, but lets timeouts pass when a schedule says so. */
  public static Capture scheduled() {
    return new Capture(ClockTape.real(), Surroundings.real(), false);
  }

  /** Takes the inputs of a recorded run. */
  public static Capture of(Inputs recorded) {
    return new Capture(ClockTape.of(recorded), Surroundings.of(recorded), false);
  }

  /** What each interval came to. Asked before {@link #locations}. */
  public List<Mark> marks() {
    return marks.marks();
  }

  /** The places that the marks refer to. */
  public List<Location> locations() {
    return marks.locations();
  }

  /** How often the target has read the clock. */
  public long readings() {
    return clock.readings();
  }

  /** The inputs that were taken; only of use where they were real. */
  public Inputs inputs() {
    return new Inputs(
        clock.readings(), clock.bytes(), surroundings.environment(), surroundings.properties());
  }

  /** The one that runs, or null. */
  public static Capture running() {
    return (Capture) Scheduler.capture;
  }

  // ---- for the scheduler

  @Override
  protected void acted(ControlledThread t) {
    marks.act(t);
  }

  @Override
  protected void left(ControlledThread last, boolean isHere) {
    if (isHere) {
      marks.closeHere(clock.readings());
    } else {
      marks.closeAt(last, clock.readings());
    }
  }

  @Override
  protected void continued() {
    marks.close(clock.readings());
  }

  public void end() {
    if (marks.count() < Scheduler.log.count()) {
      marks.close(clock.readings());
    }
  }
}

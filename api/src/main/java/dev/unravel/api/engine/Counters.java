package dev.unravel.api.engine;

/** Counts of what has happened at a breakpoint. */
public final class Counters {
  private final String name;
  private final long reached;
  private final long paused;
  private final long hit;
  private final long timedOut;

  Counters(String name, long reached, long paused, long hit, long timedOut) {
    this.name = name;
    this.reached = reached;
    this.paused = paused;
    this.hit = hit;
    this.timedOut = timedOut;
  }

  public String name() {
    return name;
  }

  /** How often a thread came to one of its positions. */
  public long reached() {
    return reached;
  }

  /** How often a thread waited there for others. */
  public long paused() {
    return paused;
  }

  /** How often all met. */
  public long hit() {
    return hit;
  }

  /** How often a thread went on alone. */
  public long timedOut() {
    return timedOut;
  }

  @Override
  public String toString() {
    return "breakpoint \""
        + name
        + "\": reached "
        + reached
        + ", paused "
        + paused
        + ", hit "
        + hit
        + ", timed out "
        + timedOut;
  }
}

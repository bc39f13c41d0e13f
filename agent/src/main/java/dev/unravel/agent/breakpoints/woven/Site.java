package dev.unravel.agent.breakpoints.woven;

import dev.unravel.agent.breakpoints.condition.Capture;
import dev.unravel.api.engine.Progress;

/** A place in a class file at which a breakpoint was woven in. */
public final class Site implements Progress.Source {
  private static final Object[] NO_VALUES = {};

  /** A power of two. */
  private static final int STRANGERS = 8;

  private final WovenBreakpoint breakpoint;

  /** The positions of the breakpoint that it stands for, a bit for each. */
  private final int positions;

  /** The variables that are passed on from here. */
  private final String[] names;

  /** The lines of the instruction; none if they are not known. */
  private final int[] lines;

  /** Nothing behind the position belongs to it, so the next thread may go on at once. */
  private final boolean ended;

  /** Seen to have had all its hits; not volatile, since it is as well to see it a little later. */
  private boolean spent;

  /** The last thread that passed it and that it is not about: most often the next one as well. */
  private String lastStranger;

  /** Names of threads that it is not about, so that they need not be compared each time. */
  private final String[] strangers = new String[STRANGERS];

  public Site(
      WovenBreakpoint breakpoint, int positions, String[] names, int[] lines, boolean ended) {
    this.breakpoint = breakpoint;
    this.positions = positions;
    this.names = names;
    this.lines = lines;
    this.ended = ended;
  }

  boolean isEnded() {
    return ended;
  }

  /**
   * Whether nothing can happen here to a thread: the breakpoint has had all its hits, or is about
   * others. Busy threads that a breakpoint is not about spend no more than this on it, so they are
   * not counted.
   */
  public boolean isPassedBy(Thread thread) {
    if (spent) {
      return true;
    }
    String name = thread.getName();
    if (name == lastStranger || isStranger(name)) {
      return true;
    }
    spent = breakpoint.meeting().isSpent();
    return spent;
  }

  private boolean isStranger(String name) {
    int slot = name.hashCode() & STRANGERS - 1;
    if (strangers[slot] != name) {
      if (breakpoint.concerns(positions, name)) {
        return false;
      }
      strangers[slot] = name;
    }
    lastStranger = name;
    return true;
  }

  public void reach(Object target, Object self, Object[] values) {
    Capture capture = new Capture(target, self, names, values == null ? NO_VALUES : values);
    breakpoint.reach(this, positions, capture);
  }

  @Override
  public Progress here() {
    return Progress.ofLines(lines);
  }
}

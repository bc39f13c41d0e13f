package dev.unravel.agent.breakpoints;

import dev.unravel.api.engine.Progress;

/** A place in a class file at which a breakpoint was woven in. */
final class Site implements Progress.Source {
  private static final Object[] NO_VALUES = {};

  private final WovenBreakpoint breakpoint;

  /** The positions of the breakpoint that it stands for, a bit for each. */
  private final int positions;

  /** The variables that are passed on from here. */
  private final String[] names;

  /** The lines of the instruction; none if they are not known. */
  private final int[] lines;

  /** Nothing behind the position belongs to it, so the next thread may go on at once. */
  private final boolean ended;

  Site(WovenBreakpoint breakpoint, int positions, String[] names, int[] lines, boolean ended) {
    this.breakpoint = breakpoint;
    this.positions = positions;
    this.names = names;
    this.lines = lines;
    this.ended = ended;
  }

  boolean isEnded() {
    return ended;
  }

  /** Whether nothing can happen here to a thread; counts it if so. */
  boolean isPassedBy(Thread thread) {
    return breakpoint.isPassedBy(positions, thread);
  }

  void reach(Object target, Object self, Object[] values) {
    Capture capture = new Capture(target, self, names, values == null ? NO_VALUES : values);
    breakpoint.reach(this, positions, capture);
  }

  @Override
  public Progress here() {
    return Progress.ofLines(lines);
  }
}

package dev.unravel.wire;

import java.util.List;

/**
 * A rule that threads keep to while schedules are searched: what a changed program would impose.
 */
public sealed interface Rule {

  /**
   * Lines of a source file.
   *
   * @param file the file's name, as class files have it
   * @param method the method they are in, or "" for any
   * @param from the first of them
   * @param to the last of them
   */
  record Lines(String file, String method, int from, int to) {

    /** Whether a place is among them. */
    public boolean contain(String itsFile, String itsMethod, int line) {
      return from <= line
          && line <= to
          && file.equals(itsFile)
          && (method.isEmpty() || method.equals(itsMethod));
    }

    @Override
    public String toString() {
      String lines = from == to ? "" + from : from + "-" + to;
      return to == Integer.MAX_VALUE ? file + ":" + method : file + ":" + lines;
    }
  }

  /**
   * One lock over some regions: only one thread at a time is in any of them.
   *
   * @param regions where a thread that has acted keeps the others out until it acts elsewhere
   * @param single where each action counts as a region of its own
   * @param reads whether only reads belong to the regions, as if what they read were kept in a
   *     local variable; each other action there is a region of its own
   */
  record OneAtATime(List<Lines> regions, List<Lines> single, boolean reads) implements Rule {
    public OneAtATime {
      regions = List.copyOf(regions);
      single = List.copyOf(single);
    }

    /** With all that happens in the regions. */
    public OneAtATime(List<Lines> regions, List<Lines> single) {
      this(regions, single, false);
    }
  }

  /**
   * Nobody acts in one place before another has acted in another one.
   *
   * @param first the place to act at first
   * @param then the place to wait at
   * @param ended whether the thread that acts first has to have ended
   */
  record Awaited(Lines first, Lines then, boolean ended) implements Rule {}

  /** Every notification wakes all who wait. */
  record AllAreWoken() implements Rule {}
}

package dev.unravel.trace;

import java.util.List;

/**
 * Where a written value comes from: a sum of values that the thread has read, and something that
 * depends on none of them.
 *
 * @param clock the action that writes it
 * @param sources the actions that read what it is made of
 * @param sum whether something may have been added; if not, the value is a copy of the one source
 * @param wide whether it is a long, else an int
 */
public record Flow(long clock, List<Source> sources, boolean sum, boolean wide) {
  public Flow {
    sources = List.copyOf(sources);
  }

  /**
   * A value that was read.
   *
   * @param clock the action that read it
   * @param times how often it counts in the sum; may be negative
   */
  public record Source(long clock, int times) {}
}

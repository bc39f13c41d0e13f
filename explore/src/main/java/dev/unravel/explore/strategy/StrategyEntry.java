package dev.unravel.explore.strategy;

import dev.unravel.wire.Share;

/**
 * A strategy's place in the list of {@link Strategies}: all that others know of it.
 *
 * @param name how it is called on the command line and in traces
 * @param help how it chooses, in a few words
 * @param remembers whether it is of no use without what it knows from earlier executions
 * @param divides whether several workers can each take a share of what it runs
 * @param maker makes it
 */
public record StrategyEntry(
    String name, String help, boolean remembers, boolean divides, Maker maker) {

  /** Makes a strategy from the seed, for a share of the search. */
  interface Maker {
    SearchStrategy make(long seed, Share share);
  }

  /** A strategy that goes through schedules and has to know which of them have run. */
  static StrategyEntry remembering(String name, String help, Maker maker) {
    return new StrategyEntry(name, help, true, true, maker);
  }

  /** The same, of which one worker runs all: what there is to run comes up as it goes. */
  static StrategyEntry undivided(String name, String help, Maker maker) {
    return new StrategyEntry(name, help, true, false, maker);
  }

  /** A strategy of which any execution is worth something by itself. */
  static StrategyEntry drawing(String name, String help, Maker maker) {
    return new StrategyEntry(name, help, false, true, maker);
  }
}

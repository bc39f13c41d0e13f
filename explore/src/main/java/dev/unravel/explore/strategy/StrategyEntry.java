package dev.unravel.explore.strategy;

import dev.unravel.wire.Share;

/**
 * A strategy's place in the list of {@link Strategies}: all that others know of it.
 *
 * @param name how it is called on the command line and in traces
 * @param help how it chooses, in a few words
 * @param remembers whether it is of no use without what it knows from earlier executions
 * @param maker makes it
 */
public record StrategyEntry(String name, String help, boolean remembers, Maker maker) {

  /** Makes a strategy from the seed, for a share of the search. */
  interface Maker {
    SearchStrategy make(long seed, Share share);
  }

  /** A strategy that goes through schedules and has to know which of them have run. */
  static StrategyEntry remembering(String name, String help, Maker maker) {
    return new StrategyEntry(name, help, true, maker);
  }

  /** A strategy of which any execution is worth something by itself. */
  static StrategyEntry drawing(String name, String help, Maker maker) {
    return new StrategyEntry(name, help, false, maker);
  }
}

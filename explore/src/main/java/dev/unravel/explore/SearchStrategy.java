package dev.unravel.explore;

import dev.unravel.runtime.Strategy;

/** A strategy that can run many executions, each with another schedule. */
public interface SearchStrategy extends Strategy {

  /** How the strategy is called on the command line. */
  String name();

  /** Whether there is a schedule left to try. Asked before each execution. */
  default boolean hasNext() {
    return true;
  }

  /** Whether running out of schedules means that every schedule has been run. */
  default boolean isExhaustive() {
    return false;
  }
}

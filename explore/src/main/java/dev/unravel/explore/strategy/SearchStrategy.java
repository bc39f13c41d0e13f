package dev.unravel.explore.strategy;

import dev.unravel.runtime.schedule.Strategy;
import java.util.function.BooleanSupplier;

/** A strategy that can run many executions, each with another schedule. */
public interface SearchStrategy extends Strategy {

  /** How the strategy is called on the command line. */
  String name();

  /** Which strategy made the last execution, for one that is made of several. */
  default String maker() {
    return name();
  }

  /** Whether there is a schedule left to try. Asked before each execution. */
  default boolean hasNext() {
    return true;
  }

  /** Whether running out of schedules means that every schedule has been run. */
  default boolean isExhaustive() {
    return false;
  }

  /** Every schedule with at most so many preemptions has been run; -1 for none. */
  default int preemptionsCovered() {
    return -1;
  }

  @Override
  default boolean concludes() {
    return true;
  }

  /** Whether the last execution did not come to its end, since it repeated others. */
  default boolean wasCut() {
    return false;
  }

  /**
   * How far the search has got, for one that comes to an end and has not.
   *
   * @return a line for people, or ""
   */
  default String progress() {
    return "";
  }

  /**
   * An execution is over.
   *
   * @param newOrder says whether its conflicting operations came in an order not seen before; to
   *     ask is not free
   */
  default void executed(BooleanSupplier newOrder) {}
}

package dev.unravel.wire;

import java.util.OptionalDouble;

/**
 * The share of the later executions of a search that showed an order of conflicting operations not
 * seen before. It predicts the next execution: if one in fifty was new, the next one is new with a
 * probability of some 2%, so the orders seen make up 98% of what the search draws from, each
 * counted by how likely it is to be drawn (Good and Turing's way of thinking of species not yet
 * met). The average over the later executions is a little more than what holds for the very next
 * one, so the share is rather too low.
 *
 * @param executions how many were looked at; 0 when there were too few for an estimate
 * @param newOrders how many of them were new
 */
public record Novelty(long executions, long newOrders) {
  public static final Novelty UNKNOWN = new Novelty(0, 0);

  /**
   * Of two workers. What is new to one the other may have seen: once more, the share is rather too
   * low.
   */
  Novelty and(Novelty other) {
    return new Novelty(executions + other.executions, newOrders + other.newOrders);
  }

  /**
   * The share of what the search is likely to show that it has shown. Never all of it: that none
   * was new does not mean that none will be, hence Laplace's rule of succession.
   */
  OptionalDouble shareSeen() {
    return executions == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(1 - (newOrders + 1.0) / (executions + 2.0));
  }
}

package dev.unravel.explore.strategy;

import java.util.Arrays;

/**
 * Divides the work of a search among strategies. What counts is what a strategy brings for its
 * actions, not for its executions: where threads spin, executions of one strategy may be a hundred
 * times as long as those of another, and would take nearly all the time with an equal number of
 * turns.
 *
 * <p>Work is counted in actions, not by the clock, so that a search does the same again.
 */
final class Lottery {
  /** The least and the most that a strategy gets of the work, relative to the others. */
  private static final int LEAST = 100;

  private static final int MOST = 1_000;

  /** Averages move over about so many executions. */
  private static final int MEMORY = 32;

  private static final long SCALE = 1L << 20;

  /** Of a thousand executions, how many ordered what conflicts in a new way. */
  private final int[] fresh;

  /** Actions of an execution, {@link #MEMORY} times; 0 as long as there was none. */
  private final long[] cost;

  private final int[] tickets;

  Lottery(int strategies) {
    fresh = new int[strategies];
    cost = new long[strategies];
    tickets = new int[strategies];
    Arrays.fill(fresh, MOST);
    Arrays.fill(tickets, (int) SCALE);
  }

  /** The sum of all tickets: a number below it is drawn. */
  int sum(boolean[] open) {
    int sum = 0;
    for (int i = 0; i < tickets.length; i++) {
      sum += open[i] ? tickets[i] : 0;
    }
    return sum;
  }

  /** Whose ticket has that number. */
  int holder(int number, boolean[] open) {
    int left = number;
    for (int i = 0; i < tickets.length; i++) {
      left -= open[i] ? tickets[i] : 0;
      if (left < 0) {
        return i;
      }
    }
    throw new IllegalArgumentException("no such ticket: " + number);
  }

  /** An execution of a strategy is over. */
  void executed(int strategy, boolean newOrder, long actions) {
    int goal = newOrder ? MOST : 0;
    fresh[strategy] += (goal - fresh[strategy]) / MEMORY + Integer.signum(goal - fresh[strategy]);
    long counted = Math.max(1, actions);
    cost[strategy] += cost[strategy] == 0 ? counted * MEMORY : counted - cost[strategy] / MEMORY;
    distribute();
  }

  private void distribute() {
    long best = 1;
    long cheapest = Long.MAX_VALUE;
    for (int i = 0; i < tickets.length; i++) {
      if (cost[i] > 0) {
        best = Math.max(best, gain(i));
        cheapest = Math.min(cheapest, cost[i]);
      }
    }
    for (int i = 0; i < tickets.length; i++) {
      long work = cost[i] == 0 ? MOST : Math.max(LEAST, MOST * gain(i) / best);
      long share = work * SCALE / MOST;
      tickets[i] = (int) Math.max(1, share * cheapest / Math.max(cheapest, cost[i]));
    }
  }

  /** New orders for a number of actions. */
  private long gain(int strategy) {
    return fresh[strategy] * SCALE / cost[strategy];
  }
}

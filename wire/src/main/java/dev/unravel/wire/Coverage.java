package dev.unravel.wire;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.LongStream;

/**
 * The part of all schedules that a search has tried.
 *
 * @param distinctOrders executions that ordered their conflicting operations as none before; 0 when
 *     there were too many to count
 * @param orders a hash of each of these orders, so that several workers' can be united; empty when
 *     there are too many to send
 * @param conflictSites code sites at which threads were seen to conflict
 * @param races a hash of the places where plain accesses were seen to race
 * @param preemptions every schedule with at most so many preemptions was run, as far as choices
 *     were left to the search; -1 for none
 * @param exhausted whether the search had no other schedule left to try
 * @param executions by the strategy that made them
 * @param novelty how much of what came last was new
 * @param uncontrolled what was found not to be under control, a line each
 * @param terms on which this says something about all schedules
 */
public record Coverage(
    long distinctOrders,
    long[] orders,
    int conflictSites,
    long races,
    int preemptions,
    boolean exhausted,
    Map<String, Long> executions,
    Novelty novelty,
    Set<String> uncontrolled,
    Terms terms) {

  /** More hashes than this are not sent. */
  public static final int MOST_ORDERS = 1 << 17;

  public static final Coverage NONE = new Coverage(0, new long[0], 0, 0, -1, false, Map.of());

  public Coverage {
    executions = Collections.unmodifiableMap(new TreeMap<>(executions));
    uncontrolled = Collections.unmodifiableSet(new TreeSet<>(uncontrolled));
  }

  /** Without an estimate, and with all under control. */
  public Coverage(
      long distinctOrders,
      long[] orders,
      int conflictSites,
      long races,
      int preemptions,
      boolean exhausted,
      Map<String, Long> executions) {
    this(
        distinctOrders,
        orders,
        conflictSites,
        races,
        preemptions,
        exhausted,
        executions,
        Novelty.UNKNOWN,
        Set.of());
  }

  /** On terms that are not known. */
  public Coverage(
      long distinctOrders,
      long[] orders,
      int conflictSites,
      long races,
      int preemptions,
      boolean exhausted,
      Map<String, Long> executions,
      Novelty novelty,
      Set<String> uncontrolled) {
    this(
        distinctOrders,
        orders,
        conflictSites,
        races,
        preemptions,
        exhausted,
        executions,
        novelty,
        uncontrolled,
        Terms.UNKNOWN);
  }

  /** Whether every schedule there is was covered, given what {@link #terms} assume. */
  public boolean everySchedule() {
    return exhausted && claimsAnything() && !terms.leavesOutTimeouts();
  }

  /**
   * Whether what was run says anything about what was not: all was under control, and there was
   * something to schedule.
   */
  public boolean claimsAnything() {
    return uncontrolled.isEmpty() && terms.gaps().isEmpty() && !terms.onlyOneThread();
  }

  /** The same, on other terms. */
  public Coverage on(Terms other) {
    return new Coverage(
        distinctOrders,
        orders,
        conflictSites,
        races,
        preemptions,
        exhausted,
        executions,
        novelty,
        uncontrolled,
        other);
  }

  /**
   * An estimate, between 0 and 1, of how much of what the search is likely to show has been seen;
   * none when it is known exactly, or nothing to go by.
   */
  public OptionalDouble estimatedShare() {
    return exhausted ? OptionalDouble.empty() : novelty.shareSeen();
  }

  /** Whether {@link #orders} holds all there are. */
  public boolean hasOrders() {
    boolean counted = distinctOrders > 0 || executions.isEmpty();
    return counted && distinctOrders == orders.length;
  }

  /** What this and another share of the same search have tried together. */
  public Coverage and(Coverage other) {
    boolean countable = distinctOrders > 0 && other.distinctOrders > 0;
    long[] union = hasOrders() && other.hasOrders() ? union(orders, other.orders) : new long[0];
    long count =
        union.length > 0 ? union.length : countable ? distinctOrders + other.distinctOrders : 0;
    Map<String, Long> sum = new HashMap<>(executions);
    other.executions.forEach((name, number) -> sum.merge(name, number, Long::sum));
    Set<String> either = new TreeSet<>(uncontrolled);
    either.addAll(other.uncontrolled);
    return new Coverage(
        count,
        union,
        Math.max(conflictSites, other.conflictSites),
        races,
        // Who has seen other races had other choices: something may be in either part.
        races == other.races ? Math.min(preemptions, other.preemptions) : -1,
        races == other.races && exhausted && other.exhausted,
        sum,
        novelty.and(other.novelty),
        either,
        terms.and(other.terms));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Coverage that
        && distinctOrders == that.distinctOrders
        && Arrays.equals(orders, that.orders)
        && conflictSites == that.conflictSites
        && races == that.races
        && preemptions == that.preemptions
        && exhausted == that.exhausted
        && executions.equals(that.executions)
        && novelty.equals(that.novelty)
        && uncontrolled.equals(that.uncontrolled)
        && terms.equals(that.terms);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(orders) * 31 + executions.hashCode();
  }

  private static long[] union(long[] a, long[] b) {
    return LongStream.concat(Arrays.stream(a), Arrays.stream(b)).distinct().toArray();
  }
}

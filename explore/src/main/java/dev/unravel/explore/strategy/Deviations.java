package dev.unravel.explore.strategy;

import dev.unravel.runtime.Execution;
import dev.unravel.wire.Share;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/**
 * The executions of a systematic search, each told by where it deviates from the default: pairs of
 * the number of a choice and the alternative taken there. Every execution brings up those that
 * deviate once more, later. They are run by what they cost, cheap ones first; of equal cost, first
 * those that deviate at a site where none has before.
 *
 * <p>While an execution runs nothing but arrays is used: the collections of java.util are
 * instrumented, and whoever calls this is a thread of the target.
 *
 * <p>Shares: the first deviation decides whose an execution is. Each share runs the default.
 */
final class Deviations {
  /** More than this are not remembered; the search is not complete then. */
  private static final int MOST = 1 << 18;

  /** Of one execution, not more than so many are looked at. */
  private static final int MOST_OFFERS = 1 << 16;

  private static final int[] NONE = {};

  /** Executions of one cost. */
  private record Rank(Queue<int[]> fresh, Queue<int[]> rest) {
    Rank() {
      this(new ArrayDeque<>(), new ArrayDeque<>());
    }

    boolean isEmpty() {
      return fresh.isEmpty() && rest.isEmpty();
    }
  }

  private final Share share;
  private final List<Rank> ranks = new ArrayList<>();
  private final Set<Long> triedPlaces = new HashSet<>();
  private int learnedPoints;
  private int waiting;
  private int cost;
  private boolean dropped;

  private int[] current = NONE;
  private int currentCost;
  private int next;
  private int choices;
  private boolean adds;

  private int[] offered = new int[3 * 256];
  private long[] places = new long[256];
  private int offers;

  Deviations(Share share) {
    this.share = share;
    add(NONE, 0, true);
  }

  boolean hasNext() {
    if (Execution.learnedPoints() > learnedPoints) {
      // There are choices now that were none: what was run so far may have left out branches.
      learnedPoints = Execution.learnedPoints();
      startOver();
    }
    while (cost < ranks.size() && ranks.get(cost).isEmpty()) {
      cost++;
    }
    return cost < ranks.size();
  }

  void startOver() {
    ranks.clear();
    waiting = 0;
    dropped = false;
    cost = 0;
    add(NONE, 0, true);
  }

  /** Whether the next execution deviates where none has before. */
  boolean nextIsFresh() {
    return hasNext() && !ranks.get(cost).fresh.isEmpty();
  }

  /** What the next execution costs. */
  int cost() {
    return cost;
  }

  /** Whether nothing was left out. */
  boolean isComplete() {
    return !dropped;
  }

  void begin() {
    next = 0;
    choices = 0;
    adds = true;
    offers = 0;
    if (!hasNext()) {
      current = NONE;
      currentCost = 0;
      return;
    }
    Rank rank = ranks.get(cost);
    current = rank.fresh.isEmpty() ? rank.rest.remove() : rank.fresh.remove();
    currentCost = cost;
    waiting--;
  }

  /** Whether the execution that has begun is the one that never deviates: a search starts. */
  boolean isDefault() {
    return current.length == 0;
  }

  /** Says whether what this execution could do otherwise shall be run, from here on. */
  void addAlternatives(boolean value) {
    adds = value;
  }

  /** Goes on to the next choice; returns the alternative to take there, 0 for the default. */
  int advance() {
    int choice = choices++;
    if (next < current.length && current[next] == choice) {
      next += 2;
      return current[next - 1];
    }
    return 0;
  }

  /** Whether all deviations of this execution lie behind it, so that more can be added. */
  boolean isPast() {
    return next == current.length;
  }

  /**
   * The choice just made could have been another one.
   *
   * @param price what it would have cost
   * @param place tells apart where choices are made, for running those at new places first
   */
  void offer(int alternative, int price, long place) {
    int choice = choices - 1;
    if (!adds || current.length == 0 && !share.has(choice + alternative)) {
      return;
    }
    if (offers == MOST_OFFERS) {
      dropped = true;
      return;
    }
    if (offers == places.length) {
      offered = Arrays.copyOf(offered, offers * 6);
      places = Arrays.copyOf(places, offers * 2);
    }
    offered[3 * offers] = choice;
    offered[3 * offers + 1] = alternative;
    offered[3 * offers + 2] = price;
    places[offers++] = place;
  }

  /** The execution is over: what it offered waits to be run. */
  void end() {
    for (int i = 0; i < offers; i++) {
      int[] more = Arrays.copyOf(current, current.length + 2);
      more[current.length] = offered[3 * i];
      more[current.length + 1] = offered[3 * i + 1];
      boolean fresh = triedPlaces.size() < MOST && triedPlaces.add(places[i]);
      add(more, currentCost + offered[3 * i + 2], fresh);
    }
    offers = 0;
  }

  private void add(int[] deviations, int itsCost, boolean fresh) {
    if (waiting >= MOST) {
      dropped = true;
      return;
    }
    while (ranks.size() <= itsCost) {
      ranks.add(new Rank());
    }
    Rank rank = ranks.get(itsCost);
    (fresh ? rank.fresh : rank.rest).add(deviations);
    waiting++;
  }
}

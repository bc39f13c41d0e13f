package dev.unravel.explore.job;

import dev.unravel.explore.strategy.SearchStrategy;
import dev.unravel.explore.strategy.Strategies;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.claim.BlindSpots;
import dev.unravel.runtime.jvm.Warnings;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Novelty;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/** The effort of a job so far. */
final class Effort {
  private final Reporter reporter;
  private final PointLevel level;
  private final TermsOfSearch terms;
  private final DistinctOrders orders = new DistinctOrders();
  private final BooleanSupplier newOrder = this::isNewOrder;
  private boolean askedForOrder;
  private boolean isNew;
  private final Map<String, long[]> byStrategy = new HashMap<>();
  private String lastMaker;
  private long[] lastMakerCount;
  private long executions;
  private long searched;
  private int preemptions = -1;
  private boolean exhausted;
  private String strategyName = "";
  private SearchStrategy last;

  Effort(Reporter reporter, Settings settings) {
    this.reporter = reporter;
    this.level = settings.points();
    this.terms = new TermsOfSearch(settings);
  }

  /** The terms of what is covered, for whoever sees something that concerns them. */
  TermsOfSearch terms() {
    return terms;
  }

  /** Executions that no strategy of the search made: to warm up, to confirm. */
  void count(long more) {
    executions += more;
    reporter.executed(executions, orders.countSoFar());
  }

  /** The strategy has made an execution. */
  void count(SearchStrategy strategy) {
    countMaker(strategy.maker());
    terms.executed(strategy.wasCut() || !Execution.isUnresolved());
    // What was cut has no order of its own.
    askedForOrder = strategy.wasCut();
    isNew = false;
    strategy.executed(newOrder);
    if (!askedForOrder) {
      orders.addLater(Execution.order());
    }
    preemptions = strategy.preemptionsCovered();
    exhausted = strategy.isExhaustive() && !strategy.hasNext();
    strategyName = strategy.name();
    last = strategy;
    searched++;
    count(1);
  }

  private boolean isNewOrder() {
    if (!askedForOrder) {
      askedForOrder = true;
      isNew = orders.add(Execution.order());
    }
    return isNew;
  }

  /** Most of the time the maker is the same as last time. */
  private void countMaker(String maker) {
    if (maker != lastMaker) {
      lastMaker = maker;
      lastMakerCount = byStrategy.computeIfAbsent(maker, name -> new long[1]);
    }
    lastMakerCount[0]++;
  }

  /** Why nothing follows at all, if that is so. */
  Optional<String> nothingKnown() {
    return terms.nothingResolved()
        ? Optional.of("no execution came to its end, within --seconds and --max-actions")
        : Optional.empty();
  }

  /** What was searched so far does not count towards the limit. */
  void startOver() {
    searched = 0;
  }

  /** Executions that count towards the limit of the search. */
  long searched() {
    return searched;
  }

  long executions() {
    return executions;
  }

  /** Whether there was no other schedule to try. */
  boolean exhausted() {
    return exhausted;
  }

  Coverage coverage() {
    terms.got(last == null ? "" : last.progress());
    Map<String, Long> counts = new HashMap<>();
    byStrategy.forEach((name, count) -> counts.put(name, count[0]));
    // Of what nobody saw there may be any number of schedules.
    boolean sawAll = BlindSpots.all().isEmpty();
    return new Coverage(
        orders.count(),
        orders.hashes(Coverage.MOST_ORDERS),
        Execution.conflictSites(),
        Execution.learnedKinds() + (level == PointLevel.RACES ? Execution.races() : 0),
        sawAll ? preemptions : -1,
        sawAll && exhausted,
        counts,
        novelty(),
        uncontrolled(),
        terms.terms(reporter.millis()));
  }

  private static Set<String> uncontrolled() {
    Set<String> lines = new TreeSet<>(Warnings.all());
    lines.addAll(BlindSpots.all());
    for (String name : Execution.sharedUncontrolled()) {
      lines.add("several threads use an object of " + name + ", each call as one step");
    }
    return lines;
  }

  /** What a systematic strategy runs next is no more of the same, so nothing can be said of it. */
  private Novelty novelty() {
    return Strategies.remembers(strategyName) ? Novelty.UNKNOWN : orders.novelty();
  }
}

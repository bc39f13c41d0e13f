package dev.unravel.diagnose.data;

import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.FailurePoint;
import dev.unravel.diagnose.facts.Locks;
import dev.unravel.diagnose.facts.Slice;
import dev.unravel.diagnose.facts.Words;
import dev.unravel.diagnose.trial.Experiments;
import dev.unravel.diagnose.trial.Trial;
import dev.unravel.trace.Outcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Failures that come of what threads read and wrote: candidates from the trace, the likeliest
 * first, each tried until one of them proves to matter.
 */
public final class DataBugs {
  private static final int MOST_TRIED = 12;
  private static final int MOST_LISTED = 4;
  private static final String CONFIRMED =
      "tried the other way round, it passes; nothing of that kind is nearer to the failure";

  private final Facts facts;
  private final Trials trials;
  private final Telling told;
  private final List<Candidate> candidates = new ArrayList<>();

  public DataBugs(Facts facts, Locks locks, Words words, Trials trials, int actions) {
    this.facts = facts;
    this.trials = trials;
    this.told = new Telling(facts, words, locks, actions);
    FailurePoint failure = FailurePoint.of(facts, actions);
    Slice slice = new Slice(facts, failure);
    candidates.addAll(new AtomicityPatterns(facts, slice).find());
    candidates.addAll(new TornPatterns(facts, slice, locks).find());
    candidates.addAll(new OrderPatterns(facts, slice, failure).find());
    candidates.removeIf(each -> each.actions().get(0) >= actions);
    candidates.sort(Comparator.comparingInt(Candidate::score));
  }

  /** The first candidate, of those at most so unlikely, without which the target passes. */
  public Optional<Finding> confirmed(Experiments experiments, int mostScore) {
    List<Candidate> likely = candidates.stream().filter(c -> c.score() <= mostScore).toList();
    for (Candidate each : likely.subList(0, Math.min(MOST_TRIED, likely.size()))) {
      for (Trial trial : each.trials(trials)) {
        Outcome outcome = experiments.run(trial, facts.trace().schedule().picks());
        if (outcome instanceof Outcome.Pass) {
          Candidate cause =
              new FlagPatterns(facts, trials, experiments).behind(enclosing(each, experiments));
          return Optional.of(
              Cancelled.orElse(cause.finding(told, CONFIRMED), cause.actions(), facts, told.words));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The first of the likely candidates that are about accesses meant to be one step, if the target
   * passes without it and it stands a further test.
   */
  public Optional<Finding> oneStep(
      Experiments experiments, Function<Finding, Optional<Finding>> test) {
    return candidates.stream()
        .filter(each -> each instanceof Torn || each instanceof Unserialisable)
        .limit(MOST_TRIED)
        .filter(each -> isConfirmed(each, experiments))
        .limit(MOST_LISTED)
        .flatMap(each -> test.apply(each.finding(told, CONFIRMED)).stream())
        .findFirst();
  }

  private boolean isConfirmed(Candidate candidate, Experiments experiments) {
    return candidate.trials(trials).stream()
        .anyMatch(
            trial ->
                experiments.run(trial, facts.trace().schedule().picks()) instanceof Outcome.Pass);
  }

  /**
   * Where accesses of two variables are torn apart, one variable that is looked at before and
   * written after them says more: that is the step that both were meant to be part of.
   */
  private Candidate enclosing(Candidate found, Experiments experiments) {
    if (!(found instanceof Torn torn)) {
      return found;
    }
    for (Candidate each : candidates) {
      boolean around =
          each instanceof Unserialisable one
              && facts.thread(one.first()) == facts.thread(torn.first())
              && one.first() < torn.first()
              && one.second() >= torn.second()
              && facts.thread(one.remote()) == facts.thread(torn.after());
      if (around && isConfirmed(each, experiments)) {
        return each;
      }
    }
    return found;
  }

  /** The likeliest candidates, though none of them proved to matter. */
  public List<Finding> ranked() {
    Map<String, Finding> distinct = new LinkedHashMap<>();
    for (Candidate each : candidates) {
      if (distinct.size() < MOST_LISTED) {
        Finding found = each.finding(told, "near the failure, but no experiment confirms it");
        distinct.putIfAbsent(found.sentence(), found);
      }
    }
    return List.copyOf(distinct.values());
  }
}

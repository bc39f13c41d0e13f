package dev.unravel.diagnose.data;

import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Regions;
import dev.unravel.diagnose.trial.Experiments;
import dev.unravel.diagnose.trial.Trial;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import java.util.List;
import java.util.Optional;

/**
 * Flags that decide what a thread does next, behind what was found: written before what they stand
 * for is there, or looked at before they were set. Control flow is in no trace, so it takes an
 * execution that passes to see it: with the flag as it is there, the thread does not come to what
 * it decides about.
 */
final class FlagPatterns {
  private final Facts facts;
  private final Trials trials;
  private final Regions regions;
  private final Experiments experiments;

  FlagPatterns(Facts facts, Trials trials, Experiments experiments) {
    this.facts = facts;
    this.trials = trials;
    this.regions = new Regions(facts);
    this.experiments = experiments;
  }

  /** What lies behind a candidate that was confirmed, or the candidate itself. */
  Candidate behind(Candidate found) {
    if (found instanceof Torn torn) {
      return published(torn)
          .or(() -> unheeded(torn.first(), torn.after(), torn.score()))
          .orElse(found);
    }
    return found instanceof Unserialisable one && facts.writes(one.remote())
        ? unheeded(one.first(), one.remote(), one.score()).orElse(found)
        : found;
  }

  /** One variable says that another one is there, and is written first. */
  private Optional<Candidate> published(Torn torn) {
    boolean inOrder =
        isBlindWrite(torn.first())
            && facts.writes(torn.second())
            && isLook(torn.after())
            && isLook(torn.before())
            && torn.after() < torn.before();
    if (!inOrder) {
      return Optional.empty();
    }
    List<Trial> all =
        trials.ofTwoVariables(torn.first(), torn.second(), torn.after(), torn.before());
    return avoids(all.get(all.size() - 1), torn.before())
        ? Optional.of(
            new Published(torn.first(), torn.second(), torn.after(), torn.before(), torn.score()))
        : Optional.empty();
  }

  /**
   * What came between was done by a thread that had looked at a flag too early.
   *
   * @param rest an access of the thread that was disturbed
   * @param act what disturbed it: an access of the same variable
   */
  private Optional<Candidate> unheeded(int rest, int act, int score) {
    for (int look = act - 1; look >= 0; look--) {
      boolean decides =
          facts.thread(look) == facts.thread(act)
              && isLook(look)
              && facts.variable(look) != facts.variable(act)
              && regions.distance(look, act).isPresent();
      int set = decides ? firstSet(look, rest) : -1;
      if (set >= 0) {
        return avoids(trials.swap(look, set), act)
            ? Optional.of(new Unheeded(look, set, rest, act, score))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** The first write of a variable after a look at it, if it is of the thread that is disturbed. */
  private int firstSet(int look, int rest) {
    return facts.accesses(facts.variable(look)).stream()
        .filter(i -> i > look && i < rest && facts.writes(i))
        .findFirst()
        .filter(i -> facts.thread(i) == facts.thread(rest) && isBlindWrite(i))
        .orElse(-1);
  }

  private boolean isBlindWrite(int i) {
    return facts.writes(i) && facts.operation(i) != Operation.COMPARE_AND_SET;
  }

  private boolean isLook(int i) {
    return facts.reads(i) && !facts.writes(i) && !facts.isInside(i);
  }

  /** Whether it passes, and the thread of an action does not come to its place then. */
  private boolean avoids(Trial trial, int action) {
    return experiments.confirms(
        trial, facts.trace().schedule().picks(), passed -> !comesTo(passed, action));
  }

  private boolean comesTo(Trace passed, int action) {
    String path = facts.trace().threads().get(facts.thread(action)).path();
    Optional<Location> place = facts.place(action);
    return passed.actions().stream()
        .filter(each -> passed.threads().get(each.thread()).path().equals(path))
        .filter(each -> each.operation() == facts.operation(action) && each.location() >= 0)
        .anyMatch(each -> place.equals(Optional.of(passed.locations().get(each.location()))));
  }
}

package dev.unravel.diagnose.data;

import dev.unravel.diagnose.facts.Calls;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Locks;
import dev.unravel.diagnose.facts.Words;
import dev.unravel.trace.Operation;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Suggested fixes. None was tried, so each is worded as a hint. */
final class Hints {
  private final Facts facts;
  private final Locks locks;
  private final Words words;

  Hints(Facts facts, Locks locks, Words words) {
    this.facts = facts;
    this.locks = locks;
    this.words = words;
  }

  Optional<String> atomicity(Candidate.Unserialisable it) {
    String span = words.noun(it.first()) + " to " + words.noun(it.second());
    String object = facts.object(it.second());
    if (facts.operation(it.second()) == Operation.CALL) {
      return hint(
          object.contains("Map#")
              ? "do both in one call, such as `putIfAbsent`, `computeIfAbsent` or `replace`"
              : "do both in one call if there is one that does, or hold a lock from " + span);
    }
    if (facts.isInside(it.second())) {
      String whole = words.quoted(object);
      return hint("guard " + whole + " with a lock, or use a class made for several threads");
    }
    Set<Integer> common = lockedAt(it.first());
    common.retainAll(lockedAt(it.second()));
    if (!common.isEmpty()) {
      return hint("hold " + lock(common) + " all the way from " + span);
    }
    return others(it.actions(), span).or(() -> hint(unguarded(it, span)));
  }

  private String unguarded(Candidate.Unserialisable it, String span) {
    if (Calls.isAtomic(facts.object(it.second()))) {
      return "use one operation that does both, such as `incrementAndGet` or `compareAndSet`";
    }
    if (it.form().equals("read-write-read")) {
      return "read it once into a local variable, or hold a lock from "
          + span
          + " that its writers hold, too";
    }
    return "hold one lock from "
        + span
        + ", here and wherever it is accessed"
        + (facts.plain(it.second()) ? "; volatile alone would not do" : "");
  }

  Optional<String> torn(Candidate.Torn it) {
    Set<Integer> common = lockedAt(it.first());
    common.retainAll(lockedAt(it.second()));
    String both = words.variable(it.first()) + " and " + words.variable(it.second());
    return common.isEmpty()
        ? hint("access " + both + " under one lock, or keep both in one immutable object")
        : hint("hold " + lock(common) + " over the accesses to both " + both);
  }

  Optional<String> initialisation(Candidate.TooEarly it) {
    return hint(
        "set "
            + words.variable(it.read())
            + " before "
            + words.by(it.read())
            + " is started, or make it wait (join, CountDownLatch)");
  }

  Optional<String> closing(Candidate.TooLate it) {
    return hint(
        "let "
            + words.by(it.write())
            + " wait until "
            + words.by(it.read())
            + " is through, for instance with join, before it closes");
  }

  Optional<String> order(int wanted, int after, Pattern pattern) {
    String order =
        "if " + words.by(wanted) + " is to come first, make " + words.by(after) + " wait for it";
    return hint(
        pattern == Pattern.DATA_RACE
            ? order + "; " + words.variable(wanted) + " is neither volatile nor guarded by one lock"
            : order + " (join, a latch, a condition)");
  }

  Optional<String> time(Candidate.OutOfTime it) {
    return hint(
        "wait for what "
            + words.by(it.late())
            + " does (join, CountDownLatch, Future.get), not for a time");
  }

  /** The lock that the other accesses of the variable hold. */
  private Optional<String> others(List<Integer> mine, String span) {
    Set<Integer> common = null;
    for (int i : facts.accesses(facts.variable(mine.get(0)))) {
      if (!mine.contains(i)) {
        Set<Integer> here = lockedAt(i);
        if (common == null) {
          common = here;
        } else {
          common.retainAll(here);
        }
      }
    }
    return common == null || common.isEmpty()
        ? Optional.empty()
        : hint("the other accesses hold " + lock(common) + "; hold it from " + span);
  }

  private Set<Integer> lockedAt(int action) {
    Set<Integer> objects = new HashSet<>();
    locks.at(action).forEach(held -> objects.add(held.object()));
    return objects;
  }

  private String lock(Set<Integer> objects) {
    return words.quoted(facts.trace().objects().get(objects.iterator().next()));
  }

  private static Optional<String> hint(String text) {
    return Optional.of(text);
  }
}

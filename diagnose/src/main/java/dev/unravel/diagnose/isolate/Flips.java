package dev.unravel.diagnose.isolate;

import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Actions of different threads on the same thing that come in one order in a failing run, and in
 * the other in a passing one.
 */
final class Flips {
  /** Of the actions on one thing, those soon after the runs part are the ones of interest. */
  private static final int MOST_PER_OBJECT = 64;

  private static final int NEVER = Integer.MAX_VALUE;

  private final Trace failing;
  private final Trace passing;
  private final int same;

  /**
   * @param failing the failing run
   * @param passing the passing run
   * @param same how many actions both runs have in common at the beginning
   */
  Flips(Trace failing, Trace passing, long same) {
    this.failing = failing;
    this.passing = passing;
    this.same = (int) Math.min(same, Math.min(failing.actions().size(), passing.actions().size()));
  }

  /** An action, told from all others of its run by who does it for the how manieth time. */
  private record Key(String thread, int index, Operation operation, Optional<Location> location) {}

  /** The pair of actions that is complete first in the failing run, or else in the passing one. */
  Optional<Flip> first() {
    return first(failing, passing)
        .or(() -> first(passing, failing).map(flip -> new Flip(flip.second(), flip.first())));
  }

  private Optional<Flip> first(Trace run, Trace other) {
    List<Key> keys = keys(run);
    Map<Key, Integer> there = new HashMap<>();
    List<Key> otherKeys = keys(other);
    for (int i = same; i < otherKeys.size(); i++) {
      there.put(otherKeys.get(i), i);
    }
    Map<String, List<Integer>> before = new HashMap<>();
    for (int i = same; i < keys.size(); i++) {
      Action second = run.actions().get(i);
      if (second.object() < 0 && second.member().isEmpty()) {
        continue;
      }
      List<Integer> others = before.computeIfAbsent(thing(run, second), thing -> new ArrayList<>());
      int secondThere = there.getOrDefault(keys.get(i), NEVER);
      for (int j : others) {
        Action first = run.actions().get(j);
        if (first.thread() != second.thread()
            && conflict(first, second)
            && secondThere < there.getOrDefault(keys.get(j), NEVER)) {
          return Optional.of(new Flip(Place.of(run, first), Place.of(run, second)));
        }
      }
      if (others.size() < MOST_PER_OBJECT) {
        others.add(i);
      }
    }
    return Optional.empty();
  }

  private static List<Key> keys(Trace run) {
    int[] counts = new int[run.threads().size()];
    List<Key> keys = new ArrayList<>();
    for (Action action : run.actions()) {
      Place place = Place.of(run, action);
      keys.add(
          new Key(
              place.thread().path(),
              counts[action.thread()]++,
              action.operation(),
              place.location()));
    }
    return keys;
  }

  /** Accesses are about a variable, everything else about an object as a whole. */
  private static String thing(Trace run, Action action) {
    String object = action.object() < 0 ? "" : run.objects().get(action.object());
    return isAccess(action) ? object + "." + action.member() : object;
  }

  private static boolean conflict(Action first, Action second) {
    return isAccess(first) == isAccess(second)
        && (first.operation() != Operation.READ || second.operation() != Operation.READ);
  }

  private static boolean isAccess(Action action) {
    return switch (action.operation()) {
      case READ, WRITE, COMPARE_AND_SET -> true;
      default -> false;
    };
  }
}

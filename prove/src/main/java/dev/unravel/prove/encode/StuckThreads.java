package dev.unravel.prove.encode;

import dev.unravel.prove.path.Step;
import dev.unravel.prove.solve.Literals;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The question for an order in which nobody leaves the known paths, nobody can go on, and not all
 * have ended, in clauses of an {@link Encoding}.
 */
final class StuckThreads {
  private final Encoding encoding;

  /** By monitor: that somebody took it and never gave it back. */
  private final Map<Integer, List<Integer>> held = new HashMap<>();

  StuckThreads(Encoding encoding) {
    this.encoding = encoding;
  }

  void ask() {
    encoding.departures.values().forEach(literal -> encoding.say(Literals.not(literal)));
    encoding.events.locks.forEach(
        (monitor, locks) -> {
          List<Integer> owned = new ArrayList<>();
          locks.forEach(lock -> owned.add(held(lock)));
          held.put(monitor, owned);
        });
    List<Integer> stuck = new ArrayList<>();
    for (PossibleEvent event : encoding.events.all) {
      List<Integer> go = new ArrayList<>();
      go.add(encoding.happens(event));
      if (event.step instanceof Step.Lock lock) {
        go.addAll(held.get(lock.monitor()));
        if (event.wait != null) {
          go.add(notWoken(event.wait));
        }
      } else if (event.step instanceof Step.Join join) {
        goesOnAfter(event, encoding.events.ends.getOrDefault(join.thread(), List.of()));
      }
      if (event.step instanceof Step.Lock || event.step instanceof Step.Join) {
        stuck.add(blocked(event));
      }
      if (!(event.step instanceof Step.Join)) {
        encoding.oneOf(encoding.reached(event.spot), go);
      }
    }
    encoding.say(stuck);
  }

  /** A join whose thread has ended happens. */
  private void goesOnAfter(PossibleEvent join, List<PossibleEvent> ends) {
    for (PossibleEvent end : ends) {
      encoding.say(
          Literals.not(encoding.reached(join.spot)),
          encoding.happens(join),
          Literals.not(encoding.happens(end)));
    }
  }

  /** That a thread stands before an event. */
  private int blocked(PossibleEvent event) {
    int literal = encoding.newLiteral();
    encoding.implies(literal, encoding.reached(event.spot));
    encoding.implies(literal, Literals.not(encoding.happens(event)));
    return literal;
  }

  /** That a monitor is never given back. */
  private int held(PossibleEvent lock) {
    int literal = encoding.newLiteral();
    encoding.implies(literal, encoding.happens(lock));
    lock.releases.forEach(
        release -> encoding.implies(literal, Literals.not(encoding.happens(release))));
    return literal;
  }

  private int notWoken(PossibleEvent wait) {
    int literal = encoding.newLiteral();
    encoding.wakers(wait).values().forEach(woken -> encoding.implies(literal, Literals.not(woken)));
    return literal;
  }
}

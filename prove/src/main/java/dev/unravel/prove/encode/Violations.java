package dev.unravel.prove.encode;

import dev.unravel.prove.path.Step;
import dev.unravel.prove.solve.Literals;
import dev.unravel.prove.solve.Refinement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Goes through the events of an assignment in their order, as far as the first departure, and says
 * in clauses what is wrong: a read that does not see the last write, a monitor with two owners, a
 * notification that wakes nobody though somebody waits, a decision that goes another way than the
 * values lead. An assignment with which nothing is wrong is an execution.
 */
final class Violations implements Refinement {
  private final Encoding encoding;
  private final Events events;
  private final ValueClauses values;

  // The present assignment.
  private final Map<Integer, PossibleEvent> writers = new HashMap<>();
  private final Map<Integer, PossibleEvent> owners = new HashMap<>();
  private final Map<Integer, List<PossibleEvent>> waiting = new HashMap<>();
  private final Map<PossibleEvent, PossibleEvent> seen = new IdentityHashMap<>();
  private final Map<PossibleEvent, Long> read = new IdentityHashMap<>();
  private final Map<PossibleEvent, Long> written = new IdentityHashMap<>();
  private final List<PossibleEvent> happened = new ArrayList<>();
  private long looks;

  Violations(Encoding encoding) {
    this.encoding = encoding;
    this.events = encoding.events;
    this.values = new ValueClauses(encoding);
  }

  /** The events of the assignment that was accepted, in order, up to the first departure. */
  List<PossibleEvent> happened() {
    return happened;
  }

  /** How many assignments it has looked at. */
  long looks() {
    return looks;
  }

  /** Whether a notification ends a wait in the assignment. */
  boolean wakes(PossibleEvent notify, PossibleEvent wait) {
    Integer literal = encoding.wakers(wait).get(notify);
    return literal != null && isTrue(literal);
  }

  private boolean isTrue(int literal) {
    return encoding.solver.isTrue(literal);
  }

  @Override
  public boolean accepts() {
    looks++;
    values.begin();
    writers.clear();
    owners.clear();
    waiting.clear();
    seen.clear();
    read.clear();
    written.clear();
    happened.clear();
    if (!entersFirst()) {
      look();
    }
    return !encoding.commit();
  }

  /** Whether a thread leaves as soon as it starts. */
  private boolean entersFirst() {
    for (TreeSpot root : events.roots) {
      if (events.knowledge.isFirst(root.thread) && enter(root, null)) {
        return true;
      }
    }
    return false;
  }

  private void look() {
    List<PossibleEvent> order = new ArrayList<>();
    for (PossibleEvent event : events.all) {
      if (isTrue(encoding.happens(event))) {
        order.add(event);
      }
    }
    order.sort(Comparator.comparingInt(event -> encoding.orders.rank(event.number)));
    for (PossibleEvent event : order) {
      happened.add(event);
      if (happens(event)) {
        return;
      }
    }
  }

  /** Returns whether a thread departs with the event. */
  private boolean happens(PossibleEvent event) {
    Step step = event.step;
    if (step.reads() && reads(event)) {
      return true;
    }
    if (step.changes()) {
      writers.put(step.variable(), event);
      if (step.writes()) {
        written.put(event, ValueClauses.evaluate(step.expression(), event.writtenAt(), read));
      }
    } else if (step instanceof Step.Lock lock) {
      PossibleEvent owner = owners.put(lock.monitor(), event);
      if (owner != null) {
        exclude(owner, event);
      }
    } else if (step instanceof Step.Unlock unlock) {
      owners.remove(unlock.monitor());
    } else if (step instanceof Step.Wait wait) {
      owners.remove(wait.monitor());
      waiting.computeIfAbsent(wait.monitor(), m -> new ArrayList<>()).add(event);
    } else if (step instanceof Step.Notify notify) {
      wake(event, notify);
    } else if (step instanceof Step.Start start && enter(events.roots.get(start.thread()), null)) {
      return true;
    }
    return enter(event.after, step instanceof Step.Take ? event : null);
  }

  /** Returns whether nobody knows what was read. */
  private boolean reads(PossibleEvent event) {
    PossibleEvent last = writers.get(event.step.variable());
    encoding
        .sources(event)
        .forEach(
            (write, sees) -> {
              if (isTrue(sees)) {
                seen.put(event, write);
                if (write != last) {
                  encoding.say(
                      Literals.not(sees),
                      encoding.before(last, write),
                      encoding.before(event, last));
                }
              }
            });
    Integer start = encoding.seesStart(event);
    if (last != null && start != null && isTrue(start)) {
      encoding.say(Literals.not(start), encoding.before(event, last));
    }
    // Whatever is wrong so far, what is said about values follows from what the read sees.
    PossibleEvent write = seen.get(event);
    if (write != null) {
      read.put(event, written.getOrDefault(write, 0L));
      return false;
    }
    OptionalLong initial = events.knowledge.initial(event.step.variable());
    read.put(event, initial.orElse(0));
    return initial.isEmpty();
  }

  /** A thread comes to a place and decides what there is to decide. */
  private boolean enter(TreeSpot place, PossibleEvent taken) {
    TreeSpot spot = place;
    while (spot.isDecision() || spot.node.step instanceof Step.Put) {
      if (!spot.isDecision()) {
        written.put(taken, ValueClauses.evaluate(spot.node.step.expression(), spot, read));
        spot = events.next(spot).get(0);
        continue;
      }
      TreeSpot way = chosen(spot);
      long value = ValueClauses.evaluate(spot.node.step.expression(), spot, read);
      if (way == null
          ? events.next(spot).stream().anyMatch(w -> w.way == value)
          : way.way != value) {
        values.explain(spot, read, seen);
      }
      if (way == null) {
        return true;
      }
      spot = way;
    }
    return spot.isUnknown();
  }

  /** The way that the assignment goes, or null if it leaves. */
  private TreeSpot chosen(TreeSpot decision) {
    for (TreeSpot way : events.next(decision)) {
      if (isTrue(encoding.reached(way))) {
        return way;
      }
    }
    return null;
  }

  /** Two events take a monitor: one comes after the other has given it back. */
  private void exclude(PossibleEvent one, PossibleEvent other) {
    afterRelease(one, other);
    afterRelease(other, one);
  }

  private void afterRelease(PossibleEvent first, PossibleEvent second) {
    List<Integer> clause = new ArrayList<>();
    clause.add(Literals.not(encoding.happens(second)));
    clause.add(encoding.before(second, first));
    for (PossibleEvent release : first.releases) {
      int before = encoding.before(release, second);
      clause.add(before);
      encoding.say(
          Literals.not(before), Literals.not(encoding.happens(second)), encoding.happens(release));
    }
    encoding.say(clause);
  }

  private void wake(PossibleEvent notify, Step.Notify step) {
    List<PossibleEvent> waiters = waiting.computeIfAbsent(step.monitor(), m -> new ArrayList<>());
    List<PossibleEvent> woken = new ArrayList<>();
    for (PossibleEvent wait : waiters) {
      if (wakes(notify, wait)) {
        woken.add(wait);
      }
    }
    if (step.all() || woken.isEmpty()) {
      for (PossibleEvent wait : waiters) {
        if (!woken.contains(wait)) {
          mustWake(notify, wait, step.all());
        }
      }
    }
    waiters.removeAll(woken);
  }

  /** Whoever waits is woken, unless somebody else is, or it has been before. */
  private void mustWake(PossibleEvent notify, PossibleEvent wait, boolean all) {
    List<Integer> clause = new ArrayList<>();
    clause.add(Literals.not(encoding.happens(notify)));
    clause.add(Literals.not(encoding.happens(wait)));
    clause.add(encoding.before(notify, wait));
    encoding
        .wakers(wait)
        .forEach(
            (other, literal) -> {
              if (other == notify) {
                clause.add(literal);
              } else if (!notify.isBefore(other)) {
                int earlier = encoding.newLiteral();
                encoding.implies(earlier, literal);
                encoding.implies(earlier, encoding.before(other, notify));
                clause.add(earlier);
              }
            });
    if (!all) {
      int monitor = ((Step.Wait) wait.step).monitor();
      for (PossibleEvent other : events.waits.get(monitor)) {
        Integer literal = encoding.wakers(other).get(notify);
        if (other != wait && literal != null) {
          clause.add(literal);
        }
      }
    }
    encoding.say(clause);
  }
}

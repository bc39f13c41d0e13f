package dev.unravel.prove.encode;

import dev.unravel.prove.path.Node;
import dev.unravel.prove.path.Step;
import dev.unravel.prove.solve.Literals;
import dev.unravel.prove.solve.Solver;
import dev.unravel.prove.solve.StrictOrders;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * The question in clauses. A variable says of each event whether it happens, of each decision which
 * way it goes or that it leaves the known paths, of each read which write it sees, of each wait
 * which notification ends it. Literals that mean an order are known to {@link StrictOrders}.
 *
 * <p>Events that do not happen have a place in the order too. That costs no solution as long as
 * every clause holds when they come behind all that happen: what happens needs nothing that does
 * not. All clauses are made so, and so most need not mention whether an event happens.
 *
 * <p>Only what is small is said here. That nobody writes between a write and a read that sees it,
 * that a monitor has one owner, that a notification wakes somebody if it can, is said by {@link
 * Violations} where an order breaks it; what values come to by {@link ValueClauses}.
 */
final class Encoding {
  final Events events;
  final Solver solver = new Solver();
  final StrictOrders orders;

  /** True. */
  final int always;

  private final int[] happens;
  private final Map<TreeSpot, Integer> reached = new IdentityHashMap<>();
  private final Map<TreeSpot, Integer> leaves = new IdentityHashMap<>();

  /**
   * What makes a thread leave the known paths, by the node where. In order, as all maps that are
   * gone through, so that the same question gets the same answer.
   */
  final Map<Node, Integer> departures = new LinkedHashMap<>();

  /** By read: what it may see; null for the start. */
  private final Map<PossibleEvent, Map<PossibleEvent, Integer>> sees = new IdentityHashMap<>();

  private final Map<PossibleEvent, Integer> seesStart = new IdentityHashMap<>();
  private final Map<PossibleEvent, Map<PossibleEvent, Integer>> wakes = new IdentityHashMap<>();
  private final List<int[]> pending = new ArrayList<>();
  private long constraints;
  private final Map<Long, Integer> atoms = new HashMap<>();

  Encoding(Events events, BooleanSupplier stop) {
    this.events = events;
    orders = new StrictOrders(solver, events.all.size());
    always = newLiteral(true);
    say(always);
    happens = new int[events.all.size()];
    for (PossibleEvent[] pair : events.always) {
      orders.always(pair[0].number, pair[1].number);
    }
    if (orders.isCyclic()) {
      throw new NotEncodedException("events that come before themselves");
    }
    for (PossibleEvent event : events.all) {
      happens[event.number] = newLiteral(false);
    }
    events.roots.forEach(this::threadStart);
    events.spots.forEach(this::path);
    for (PossibleEvent event : events.all) {
      if (stop.getAsBoolean()) {
        throw new NotEncodedException("as much, in this time");
      }
      event(event);
    }
    events.waits.values().forEach(waits -> waits.forEach(this::wait));
    events.notifies.values().forEach(notifies -> notifies.forEach(this::notification));
  }

  private int newLiteral(boolean phase) {
    return Literals.of(solver.newVariable(phase));
  }

  int newLiteral() {
    return newLiteral(false);
  }

  void implies(int literal, int other) {
    say(Literals.not(literal), other);
  }

  /**
   * Says that one of the literals is true; counts from {@link #commit} on, so that nothing is taken
   * back while somebody looks at an assignment.
   */
  void say(int... clause) {
    pending.add(clause);
  }

  void say(List<Integer> clause) {
    say(clause.stream().mapToInt(literal -> literal).toArray());
  }

  /** Returns whether anything was said. */
  boolean commit() {
    boolean any = !pending.isEmpty();
    constraints += pending.size();
    pending.forEach(solver::add);
    pending.clear();
    return any;
  }

  /** Clauses, with those that were said on the way, and orders that always hold. */
  long constraints() {
    return events.always.size() + constraints;
  }

  /** That an event happens. */
  int happens(PossibleEvent event) {
    return happens[event.number];
  }

  /** That a thread comes to a place. */
  int reached(TreeSpot spot) {
    return reached.get(spot);
  }

  /** That a decision leaves the known paths. */
  int leaves(TreeSpot decision) {
    return leaves.get(decision);
  }

  /** That a read sees a write. */
  int sees(PossibleEvent read, PossibleEvent write) {
    return sees.get(read).get(write);
  }

  /** What reads may see, with the literals that say so. */
  Map<PossibleEvent, Integer> sources(PossibleEvent read) {
    return sees.get(read);
  }

  /** That a read sees what was there at the start; null if it cannot. */
  Integer seesStart(PossibleEvent read) {
    return seesStart.get(read);
  }

  /** By notification: that it ends a wait. */
  Map<PossibleEvent, Integer> wakers(PossibleEvent wait) {
    return wakes.get(wait);
  }

  /** That an event comes before another. */
  int before(PossibleEvent one, PossibleEvent other) {
    if (one.isBefore(other)) {
      return always;
    }
    if (other.isBefore(one)) {
      return Literals.not(always);
    }
    boolean swapped = one.number > other.number;
    PossibleEvent first = swapped ? other : one;
    PossibleEvent second = swapped ? one : other;
    long key = ((long) first.number << 32) | second.number;
    Integer known = atoms.get(key);
    if (known == null) {
      // At first as the present order has it: so the rest of the assignment can stay.
      known = newLiteral(orders.rank(first.number) < orders.rank(second.number));
      orders.mean(known, first.number, second.number);
      orders.mean(Literals.not(known), second.number, first.number);
      atoms.put(key, known);
    }
    return swapped ? Literals.not(known) : known;
  }

  private void threadStart(TreeSpot root) {
    List<PossibleEvent> starters = events.starts.getOrDefault(root.thread, List.of());
    if (events.knowledge.isFirst(root.thread)) {
      reached.put(root, always);
    } else if (starters.size() == 1) {
      reached.put(root, happens(starters.get(0)));
    } else {
      int started = newLiteral();
      reached.put(root, started);
      int[] any = new int[starters.size() + 1];
      any[starters.size()] = Literals.not(started);
      for (int i = 0; i < starters.size(); i++) {
        any[i] = happens(starters.get(i));
        implies(any[i], started);
      }
      say(any);
    }
  }

  /** Spots come behind those before them. */
  private void path(TreeSpot spot) {
    TreeSpot before = spot.before;
    if (before != null && !before.isDecision()) {
      reached.put(spot, before.event == null ? reached(before) : happens(before.event));
    }
    if (spot.isUnknown()) {
      departures.put(spot.node, reached(spot));
    } else if (spot.isDecision()) {
      decision(spot);
    }
  }

  private void decision(TreeSpot spot) {
    int here = reached(spot);
    List<TreeSpot> ways = events.next(spot);
    int[] any = new int[ways.size() + 2];
    any[ways.size()] = newLiteral();
    any[ways.size() + 1] = Literals.not(here);
    leaves.put(spot, any[ways.size()]);
    departures.put(spot.node, any[ways.size()]);
    for (int i = 0; i < ways.size(); i++) {
      any[i] = newLiteral();
      reached.put(ways.get(i), any[i]);
    }
    for (int i = 0; i <= ways.size(); i++) {
      implies(any[i], here);
      for (int k = i + 1; k <= ways.size(); k++) {
        say(Literals.not(any[i]), Literals.not(any[k]));
      }
    }
    say(any);
  }

  private void event(PossibleEvent event) {
    implies(happens(event), reached(event.spot));
    if (event.step.reads()) {
      read(event);
    } else if (event.step instanceof Step.Join join) {
      join(event, events.ends.getOrDefault(join.thread(), List.of()));
    } else if (event.step instanceof Step.Start start
        && events.starts.get(start.thread()).size() > 1) {
      for (PossibleEvent first : events.all) {
        if (first.thread() == start.thread() && first.spot.last == null) {
          orders.mean(happens(event), event.number, first.number);
        }
      }
    }
  }

  private void read(PossibleEvent read) {
    List<Integer> any = new ArrayList<>();
    Map<PossibleEvent, Integer> sources = new LinkedHashMap<>();
    for (PossibleEvent write : events.sources(read)) {
      int literal = newLiteral();
      sources.put(write, literal);
      any.add(literal);
      implies(literal, happens(read));
      implies(literal, happens(write));
      if (!write.isBefore(read)) {
        orders.mean(literal, write.number, read.number);
      }
    }
    sees.put(read, sources);
    if (events.maySeeTheStart(read)) {
      int literal = newLiteral();
      seesStart.put(read, literal);
      any.add(literal);
      implies(literal, happens(read));
      if (events.knowledge.initial(read.step.variable()).isEmpty()) {
        departures.put(read.spot.node, literal);
      }
    }
    oneOf(happens(read), any);
  }

  private void join(PossibleEvent join, List<PossibleEvent> ends) {
    List<Integer> any = new ArrayList<>();
    for (PossibleEvent end : ends) {
      if (ends.size() == 1) {
        any.add(happens(end));
        continue;
      }
      int literal = newLiteral();
      orders.mean(literal, end.number, join.number);
      implies(literal, happens(end));
      any.add(literal);
    }
    oneOf(happens(join), any);
  }

  /** If a literal is true, so is one of the others. */
  void oneOf(int literal, List<Integer> others) {
    int[] clause = new int[others.size() + 1];
    for (int i = 0; i < others.size(); i++) {
      clause[i] = others.get(i);
    }
    clause[others.size()] = Literals.not(literal);
    say(clause);
  }

  private void wait(PossibleEvent wait) {
    Map<PossibleEvent, Integer> wakers = new LinkedHashMap<>();
    PossibleEvent again = wait.after.event;
    for (PossibleEvent notify : events.wakers(wait)) {
      int literal = newLiteral();
      implies(literal, happens(wait));
      implies(literal, happens(notify));
      orders.mean(literal, wait.number, notify.number);
      if (again != null) {
        orders.mean(literal, notify.number, again.number);
      }
      wakers.put(notify, literal);
    }
    wakes.put(wait, wakers);
    atMostOne(new ArrayList<>(wakers.values()));
    if (again != null) {
      oneOf(happens(again), new ArrayList<>(wakers.values()));
    }
  }

  private void notification(PossibleEvent notify) {
    Step.Notify step = (Step.Notify) notify.step;
    if (step.all()) {
      return;
    }
    List<Integer> woken = new ArrayList<>();
    for (PossibleEvent wait : events.waits.getOrDefault(step.monitor(), List.of())) {
      Integer literal = wakers(wait).get(notify);
      if (literal != null) {
        woken.add(literal);
      }
    }
    atMostOne(woken);
  }

  private void atMostOne(List<Integer> literals) {
    for (int i = 0; i < literals.size(); i++) {
      for (int k = i + 1; k < literals.size(); k++) {
        say(Literals.not(literals.get(i)), Literals.not(literals.get(k)));
      }
    }
  }

  /** Asks for an order in which a thread leaves its paths. */
  void askForDepartures() {
    say(departures.values().stream().mapToInt(literal -> literal).toArray());
  }

  /** No longer at this node. */
  void exclude(Node node) {
    say(Literals.not(departures.get(node)));
  }

  /** Asks for an order in which nobody leaves, nobody can go on, and not all have ended. */
  void askForStuckThreads() {
    new StuckThreads(this).ask();
  }
}

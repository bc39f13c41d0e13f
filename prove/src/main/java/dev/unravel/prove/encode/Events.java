package dev.unravel.prove.encode;

import dev.unravel.prove.path.KnownPaths;
import dev.unravel.prove.path.Node;
import dev.unravel.prove.path.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The known paths as a set of events that may happen, in threads, with what must come before what.
 * An event happens if its thread comes to it and goes on; threads may stop anywhere.
 *
 * <p>What it does not understand it refuses ({@link NotEncodedException}), so that nothing is
 * concluded from half of what is known.
 */
final class Events {
  final KnownPaths knowledge;
  final List<PossibleEvent> all = new ArrayList<>();
  final List<TreeSpot> spots = new ArrayList<>();
  final Map<Integer, List<PossibleEvent>> reads = new HashMap<>();
  final Map<Integer, List<PossibleEvent>> writes = new HashMap<>();
  final Map<Integer, List<PossibleEvent>> locks = new HashMap<>();
  final Map<Integer, List<PossibleEvent>> waits = new HashMap<>();
  final Map<Integer, List<PossibleEvent>> notifies = new HashMap<>();

  /** By thread. */
  final Map<Integer, List<PossibleEvent>> starts = new HashMap<>();

  final Map<Integer, List<PossibleEvent>> ends = new HashMap<>();
  final List<TreeSpot> roots = new ArrayList<>();

  /** Pairs of events that are always in this order, if the second happens. */
  final List<PossibleEvent[]> always = new ArrayList<>();

  private final Map<Node, PossibleEvent> byNode = new IdentityHashMap<>();
  private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  Events(KnownPaths knowledge) {
    this.knowledge = knowledge;
    if (!knowledge.isPlain()) {
      throw new NotEncodedException("hidden state and loops");
    }
    if (knowledge.hasDaemons()) {
      throw new NotEncodedException("daemon threads");
    }
    for (int thread = 0; thread < knowledge.trees().size(); thread++) {
      roots.add(collect(thread, knowledge.trees().get(thread).root()));
    }
    starts.forEach(this::order);
    for (PossibleEvent event : all) {
      if (event.spot.last != null) {
        always.add(new PossibleEvent[] {event.spot.last, event});
      } else {
        List<PossibleEvent> starters = starts.getOrDefault(event.thread(), List.of());
        if (starters.size() == 1) {
          always.add(new PossibleEvent[] {starters.get(0), event});
        }
      }
      if (event.step instanceof Step.Join join) {
        List<PossibleEvent> ending = ends.getOrDefault(join.thread(), List.of());
        if (ending.size() == 1) {
          always.add(new PossibleEvent[] {ending.get(0), event});
        }
      }
    }
    setClocks();
  }

  PossibleEvent at(Node node) {
    return byNode.get(node);
  }

  /** The spots that come next. */
  List<TreeSpot> next(TreeSpot spot) {
    return children.getOrDefault(spot, List.of());
  }

  private final Map<TreeSpot, List<TreeSpot>> children = new IdentityHashMap<>();

  /** The state of a path so far: the lock events whose monitors are held, and whether it took. */
  private record Held(Map<Integer, PossibleEvent> monitors, PossibleEvent taken) {}

  private record Open(TreeSpot spot, Held held) {}

  private TreeSpot collect(int thread, Node root) {
    TreeSpot first = new TreeSpot(root, thread, null, 0, null);
    Deque<Open> open = new ArrayDeque<>();
    open.push(new Open(first, new Held(Map.of(), null)));
    List<TreeSpot> order = new ArrayList<>();
    while (!open.isEmpty()) {
      Open next = open.pop();
      TreeSpot spot = next.spot();
      if (!seen.add(spot.node)) {
        throw new NotEncodedException("paths that come back to where they were");
      }
      spot.number = spots.size();
      spots.add(spot);
      order.add(spot);
      if (spot.before != null) {
        children.computeIfAbsent(spot.before, s -> new ArrayList<>()).add(spot);
      }
      expand(spot, next.held(), open);
    }
    // Numbered depth first, so the last one behind a spot has the largest number behind it.
    for (int i = order.size() - 1; i >= 0; i--) {
      TreeSpot spot = order.get(i);
      spot.end = Math.max(spot.end, spot.number);
      if (spot.before != null) {
        spot.before.end = Math.max(spot.before.end, spot.end);
      }
    }
    return first;
  }

  private void expand(TreeSpot spot, Held held, Deque<Open> open) {
    Node node = spot.node;
    Step step = node.step;
    if (step == null) {
      return;
    }
    if (step instanceof Step.Decide) {
      node.ways.forEach(
          (value, way) ->
              open.push(new Open(new TreeSpot(way, spot.thread, spot, value, spot.last), held)));
      return;
    }
    if (step instanceof Step.Put put) {
      if (held.taken() == null || held.taken().step.variable() != put.variable()) {
        throw new NotEncodedException("a value put where none was taken");
      }
      held.taken().puts.add(spot);
      TreeSpot after = new TreeSpot(node.next, spot.thread, spot, 0, spot.last);
      open.push(new Open(after, new Held(held.monitors(), null)));
      return;
    }
    if (held.taken() != null) {
      throw new NotEncodedException("a value taken and not put back");
    }
    if (step.isSilent()) {
      throw new NotEncodedException("steps that belong to the one before");
    }
    PossibleEvent event = new PossibleEvent(all.size(), spot);
    all.add(event);
    byNode.put(node, event);
    spot.event = event;
    event.held = held.monitors();
    Held then = new Held(record(event, held.monitors()), step instanceof Step.Take ? event : null);
    event.after = new TreeSpot(node.next, spot.thread, spot, 0, event);
    open.push(new Open(event.after, then));
  }

  /** Files an event under what it does; returns what is held behind it. */
  private Map<Integer, PossibleEvent> record(
      PossibleEvent event, Map<Integer, PossibleEvent> held) {
    Step step = event.step;
    if (event.spot.last != null
        && event.spot.last.step instanceof Step.Wait wait
        && !step.equals(new Step.Lock(wait.monitor()))) {
      throw new NotEncodedException("a wait that does not take its monitor again");
    }
    if (step.variable() >= 0) {
      if (step.reads()) {
        put(reads, step.variable(), event);
      }
      if (step.changes()) {
        put(writes, step.variable(), event);
      }
    } else if (step instanceof Step.Lock lock) {
      if (held.containsKey(lock.monitor())) {
        throw new NotEncodedException("a monitor that its owner takes again");
      }
      put(locks, lock.monitor(), event);
      if (event.spot.last != null && event.spot.last.step instanceof Step.Wait) {
        event.wait = event.spot.last;
      }
      Map<Integer, PossibleEvent> more = new HashMap<>(held);
      more.put(lock.monitor(), event);
      return more;
    } else if (step instanceof Step.Unlock unlock) {
      return released(event, unlock.monitor(), held);
    } else if (step instanceof Step.Wait wait) {
      put(waits, wait.monitor(), event);
      return released(event, wait.monitor(), held);
    } else if (step instanceof Step.Notify notify) {
      put(notifies, notify.monitor(), event);
    } else if (step instanceof Step.Start start) {
      put(starts, start.thread(), event);
    } else if (step instanceof Step.End) {
      put(ends, event.thread(), event);
    } else if (!(step instanceof Step.Join || step instanceof Step.Local)) {
      throw new NotEncodedException("steps of the kind " + step.getClass().getSimpleName());
    }
    return held;
  }

  private Map<Integer, PossibleEvent> released(
      PossibleEvent event, int monitor, Map<Integer, PossibleEvent> held) {
    PossibleEvent lock = held.get(monitor);
    if (lock == null) {
      throw new NotEncodedException("a monitor given back that was not taken");
    }
    lock.releases.add(event);
    Map<Integer, PossibleEvent> less = new HashMap<>(held);
    less.remove(monitor);
    return less;
  }

  private static void put(Map<Integer, List<PossibleEvent>> map, int key, PossibleEvent event) {
    map.computeIfAbsent(key, k -> new ArrayList<>()).add(event);
  }

  /** A thread is started once: its starts must be on paths that exclude each other. */
  private void order(int thread, List<PossibleEvent> starters) {
    for (PossibleEvent one : starters) {
      for (PossibleEvent other : starters) {
        if (one != other
            && (one.thread() != other.thread()
                || one.spot.isBefore(other.spot)
                || other.spot.isBefore(one.spot))) {
          throw new NotEncodedException("a thread that may be started twice");
        }
      }
    }
  }

  private void setClocks() {
    List<List<PossibleEvent>> predecessors = new ArrayList<>();
    List<List<PossibleEvent>> successors = new ArrayList<>();
    int[] missing = new int[all.size()];
    for (int i = 0; i < all.size(); i++) {
      predecessors.add(new ArrayList<>(2));
      successors.add(new ArrayList<>(2));
    }
    for (PossibleEvent[] pair : always) {
      predecessors.get(pair[1].number).add(pair[0]);
      successors.get(pair[0].number).add(pair[1]);
      missing[pair[1].number]++;
    }
    Deque<PossibleEvent> ready = new ArrayDeque<>();
    all.stream().filter(event -> missing[event.number] == 0).forEach(ready::add);
    int done = 0;
    while (!ready.isEmpty()) {
      PossibleEvent event = ready.poll();
      done++;
      PossibleEvent[] clock = new PossibleEvent[roots.size()];
      for (PossibleEvent before : predecessors.get(event.number)) {
        for (int thread = 0; thread < clock.length; thread++) {
          PossibleEvent last = before.clock[thread];
          if (last != null && (clock[thread] == null || clock[thread].spot.isBefore(last.spot))) {
            clock[thread] = last;
          }
        }
      }
      clock[event.thread()] = event;
      event.clock = clock;
      for (PossibleEvent next : successors.get(event.number)) {
        if (--missing[next.number] == 0) {
          ready.add(next);
        }
      }
    }
    if (done < all.size()) {
      throw new NotEncodedException("threads that wait for each other's start or end");
    }
  }

  /**
   * The writes that a read may see: the last that always comes before it, and those that need not.
   */
  List<PossibleEvent> sources(PossibleEvent read) {
    List<PossibleEvent> all = writes.getOrDefault(read.step.variable(), List.of());
    List<PossibleEvent> sources = new ArrayList<>();
    Set<PossibleEvent> certain = new HashSet<>();
    for (PossibleEvent write : all) {
      if (write.isBefore(read)) {
        certain.add(write);
      }
    }
    next:
    for (PossibleEvent write : all) {
      if (write == read || read.isBefore(write)) {
        continue;
      }
      if (write.thread() == read.thread() && !write.isBefore(read)) {
        continue;
      }
      for (PossibleEvent later : certain) {
        if (later != write && write.isBefore(later)) {
          continue next;
        }
      }
      if (!isHidden(write, read, all)) {
        sources.add(write);
      }
    }
    return sources;
  }

  /**
   * Whether a monitor that both threads have meanwhile keeps a write from being seen: between the
   * two the one gives it back and the other takes it, and on the way there comes another write.
   */
  private static boolean isHidden(
      PossibleEvent write, PossibleEvent read, List<PossibleEvent> all) {
    if (write.thread() == read.thread()) {
      return false;
    }
    for (Map.Entry<Integer, PossibleEvent> taken : read.held.entrySet()) {
      PossibleEvent given = write.held.get(taken.getKey());
      if (given != null
          && (isBetween(all, taken.getValue(), read)
              || given.releases.stream()
                  .filter(release -> write.spot.isBefore(release.spot))
                  .allMatch(release -> isBetween(all, write, release)))) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of the events is on the path from one to another. */
  private static boolean isBetween(
      List<PossibleEvent> events, PossibleEvent from, PossibleEvent to) {
    for (PossibleEvent event : events) {
      if (from.spot.isBefore(event.spot) && event.spot.isBefore(to.spot)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a read may see what a variable held at the start. */
  boolean maySeeTheStart(PossibleEvent read) {
    return writes.getOrDefault(read.step.variable(), List.of()).stream()
        .noneMatch(write -> write.isBefore(read));
  }

  /** The notifications that may end a wait. */
  List<PossibleEvent> wakers(PossibleEvent wait) {
    int monitor = ((Step.Wait) wait.step).monitor();
    return notifies.getOrDefault(monitor, List.of()).stream()
        .filter(notify -> notify.thread() != wait.thread() && !notify.isBefore(wait))
        .toList();
  }
}

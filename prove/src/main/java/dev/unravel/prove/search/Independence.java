package dev.unravel.prove.search;

import dev.unravel.prove.path.KnownPaths;
import dev.unravel.prove.path.Node;
import dev.unravel.prove.path.PathTree;
import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.VariableUse;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tells the steps that no other thread can notice or influence, as long as all stay on their known
 * paths: before which the others need not be let go first. A step on a variable is such if every
 * access of another thread that conflicts with it
 *
 * <ul>
 *   <li>needs a monitor that the thread holds meanwhile,
 *   <li>comes before the other thread has started this one, or an ancestor of it, or
 *   <li>comes after the other thread has seen the end of this one.
 * </ul>
 *
 * <p>The same for taking a monitor, where those need not be counted that take it for something that
 * may come in any order ({@link CommutingSections}). What gives something back or wakes somebody
 * (unlock, wait, notify, start, end) can be done at once: whoever could conflict with it has to
 * wait for it.
 *
 * <p>This is a persistent set of one thread. What a thread does at the head of a loop is never
 * such, so a search that lets such a thread go first, as far as it can, leaves nobody out forever:
 * it reaches all states in which nobody can act, and so all departures.
 */
final class Independence {
  private final Map<Integer, Set<VariableUse>> variables = new HashMap<>();
  private final Map<Integer, Set<VariableUse>> monitors = new HashMap<>();

  /** By thread: those that have to be started before it can be. */
  private final List<BitSet> ancestors = new ArrayList<>();

  /** By thread: all that it starts on any path. */
  private final List<BitSet> children = new ArrayList<>();

  private final Map<Node, VariableUse> accesses = new HashMap<>();

  /** Where sections begin that may come in any order. */
  private Set<Node> commuting = Set.of();

  /** By monitor, where any other section begins. */
  private final Map<Integer, Set<VariableUse>> others = new HashMap<>();

  private Independence() {}

  /**
   * Marks the steps of all paths. With a daemon none but those that come at once: when the last
   * other thread ends, which may be any time, makes a difference to it.
   */
  static void mark(KnownPaths knowledge) {
    List<PathTree> trees = knowledge.trees();
    Independence independence = new Independence();
    for (int thread = 0; thread < trees.size(); thread++) {
      independence.children.add(new BitSet());
      independence.collect(thread, trees.get(thread));
    }
    independence.findAncestors();
    independence.findCommuting();
    for (PathTree tree : trees) {
      for (Node node : tree.nodes()) {
        node.free =
            node.step != null
                && (node.step.comesAtOnce()
                    || !node.head && !knowledge.hasDaemons() && independence.isFree(node));
      }
    }
  }

  private record Place(Node node, BitSet held, BitSet started, BitSet joined) {}

  private void collect(int thread, PathTree tree) {
    List<Place> open = new ArrayList<>();
    open.add(new Place(tree.root(), new BitSet(), new BitSet(), new BitSet()));
    while (!open.isEmpty()) {
      Place place = open.remove(open.size() - 1);
      Node node = place.node();
      if (node.step == null) {
        continue;
      }
      VariableUse access =
          new VariableUse(
              thread, node.step.changes(), place.held(), place.started(), place.joined());
      accesses.put(node, access);
      if (node.step.variable() >= 0) {
        use(node.step.variable(), access);
      } else if (node.step instanceof Step.Put put) {
        use(put.variable(), access.thatWrites());
      } else if (node.step instanceof Step.Opaque opaque && opaque.blockedBy() >= 0) {
        use(opaque.blockedBy(), access);
      } else if (node.step instanceof Step.Lock lock) {
        monitors.computeIfAbsent(lock.monitor(), m -> new HashSet<>()).add(access);
      }
      Place behind = behind(thread, place);
      if (node.next != null && !(node.step instanceof Step.Again)) {
        open.add(new Place(node.next, behind.held(), behind.started(), behind.joined()));
      }
      for (Node way : node.ways.values()) {
        open.add(new Place(way, behind.held(), behind.started(), behind.joined()));
      }
    }
  }

  private void use(int variable, VariableUse access) {
    variables.computeIfAbsent(variable, v -> new HashSet<>()).add(access);
  }

  /** What has changed behind a step. Sets are shared between places, and so never changed. */
  private Place behind(int thread, Place place) {
    Step step = place.node().step;
    BitSet held = place.held();
    BitSet started = place.started();
    BitSet joined = place.joined();
    if (step instanceof Step.Lock lock) {
      held = with(held, lock.monitor(), true);
    } else if (step instanceof Step.Unlock unlock) {
      held = with(held, unlock.monitor(), false);
    } else if (step instanceof Step.Wait wait) {
      held = with(held, wait.monitor(), false);
    } else if (step instanceof Step.Start start) {
      started = with(started, start.thread(), true);
      children.get(thread).set(start.thread());
    } else if (step instanceof Step.Join join) {
      joined = with(joined, join.thread(), true);
    }
    return new Place(place.node(), held, started, joined);
  }

  private static BitSet with(BitSet set, int element, boolean present) {
    BitSet changed = (BitSet) set.clone();
    changed.set(element, present);
    return changed;
  }

  private void findAncestors() {
    for (int thread = 0; thread < children.size(); thread++) {
      BitSet found = new BitSet();
      found.set(thread);
      boolean grows = true;
      while (grows) {
        int before = found.cardinality();
        for (int parent = 0; parent < children.size(); parent++) {
          if (children.get(parent).intersects(found)) {
            found.set(parent);
          }
        }
        grows = found.cardinality() > before;
      }
      ancestors.add(found);
    }
  }

  private void findCommuting() {
    commuting = CommutingSections.of(accesses, this::isNeverBeside);
    accesses.forEach(
        (node, access) -> {
          if (node.step instanceof Step.Lock lock && !commuting.contains(node)) {
            others.computeIfAbsent(lock.monitor(), m -> new HashSet<>()).add(access);
          }
        });
  }

  /** Whether that holds for an action, with all that belongs to it. */
  private boolean isFree(Node node) {
    List<Node> open = new ArrayList<>();
    open.add(node);
    while (!open.isEmpty()) {
      Node part = open.remove(open.size() - 1);
      if (part.step == null || part != node && !part.step.isSilent()) {
        continue;
      }
      if (!isFreePart(part)) {
        return false;
      }
      if (part.next != null) {
        open.add(part.next);
      }
      open.addAll(part.ways.values());
    }
    return true;
  }

  private boolean isFreePart(Node node) {
    Step step = node.step;
    VariableUse own = accesses.get(node);
    if (step instanceof Step.Put put) {
      return own != null && isAlone(own, variables.get(put.variable()), true);
    }
    if (step instanceof Step.Opaque opaque) {
      return own != null
          && (opaque.blockedBy() < 0 || isAlone(own, variables.get(opaque.blockedBy()), false));
    }
    if (step.variable() >= 0) {
      return own != null && isAlone(own, variables.get(step.variable()), step.changes());
    }
    if (step instanceof Step.Lock lock) {
      Map<Integer, Set<VariableUse>> rivals = commuting.contains(node) ? others : monitors;
      return own != null && isAlone(own, rivals.getOrDefault(lock.monitor(), Set.of()), true);
    }
    // A join that can be done stays so.
    return true;
  }

  private boolean isAlone(VariableUse own, Set<VariableUse> all, boolean changes) {
    for (VariableUse other : all) {
      if (other.thread() != own.thread()
          && (changes || other.writes())
          && !other.held().intersects(own.held())
          && !isNeverBeside(other, own)) {
        return false;
      }
    }
    return true;
  }

  /** Whether an access comes before the thread of another one has begun, or after it has ended. */
  private boolean isNeverBeside(VariableUse other, VariableUse own) {
    return other.joined().get(own.thread()) || isBefore(other, own.thread());
  }

  /** Whether an access comes before a thread was started, because its thread has yet to do that. */
  private boolean isBefore(VariableUse access, int thread) {
    BitSet toStart = (BitSet) children.get(access.thread()).clone();
    toStart.and(ancestors.get(thread));
    // Several ways to be started, or none: nothing follows.
    return toStart.cardinality() == 1 && !access.started().intersects(toStart);
  }
}

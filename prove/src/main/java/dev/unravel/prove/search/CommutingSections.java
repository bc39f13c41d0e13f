package dev.unravel.prove.search;

import dev.unravel.prove.path.Node;
import dev.unravel.prove.path.Operator;
import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.prove.path.VariableUse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * Finds what threads do under a monitor in any order with the same result: they add to variables,
 * and never look again at what they have read for it. Such a section ends by itself once it has
 * begun, so it is one action; two of them, one after the other or the other way round, lead to the
 * same state.
 *
 * <p>That holds for a section only if nobody else can see how far the others have come: every
 * access of another thread to one of its variables is part of such a section, too, or comes before
 * this thread is started or after it has ended.
 */
final class CommutingSections {
  /**
   * From the taking of a monitor to giving it back.
   *
   * @param steps what lies between
   * @param sums by variable, how it is added to
   */
  private record Section(Node lock, int monitor, Set<Node> steps, Map<Integer, Operator> sums) {}

  private final Map<Node, VariableUse> accesses;
  private final BiPredicate<VariableUse, VariableUse> ordered;
  private final Map<Integer, List<Node>> users = new HashMap<>();
  private final List<Section> sections = new ArrayList<>();

  /** By what lies in a section, that section. */
  private final Map<Node, Section> inside = new HashMap<>();

  private CommutingSections(
      Map<Node, VariableUse> accesses, BiPredicate<VariableUse, VariableUse> ordered) {
    this.accesses = accesses;
    this.ordered = ordered;
    accesses.keySet().forEach(this::add);
  }

  /**
   * The places where such sections begin.
   *
   * @param accesses by place, what is known there of its thread
   * @param ordered whether the first, of another thread, comes before the thread of the second is
   *     started or after it has ended
   */
  static Set<Node> of(
      Map<Node, VariableUse> accesses, BiPredicate<VariableUse, VariableUse> ordered) {
    CommutingSections all = new CommutingSections(accesses, ordered);
    // One that does not commute may be what another's variables are used in.
    while (all.sections.removeIf(section -> !all.staysUnseen(section))) {
      all.inside.values().retainAll(all.sections);
    }
    Set<Node> locks = new HashSet<>();
    all.sections.forEach(section -> locks.add(section.lock()));
    return locks;
  }

  private void add(Node node) {
    int variable = variable(node.step);
    if (variable >= 0) {
      users.computeIfAbsent(variable, v -> new ArrayList<>()).add(node);
    }
    if (node.step instanceof Step.Lock lock) {
      Section section = section(node, lock.monitor());
      if (section != null) {
        sections.add(section);
        section.steps().forEach(step -> inside.put(step, section));
      }
    }
  }

  private static int variable(Step step) {
    if (step instanceof Step.Put put) {
      return put.variable();
    }
    return step instanceof Step.Opaque opaque ? opaque.blockedBy() : step.variable();
  }

  /** What begins here, or null if it is more than adding. */
  private static Section section(Node lock, int monitor) {
    Section section = new Section(lock, monitor, new HashSet<>(), new HashMap<>());
    Node node = lock.next;
    while (node != null && node.step != null && !node.head) {
      if (node.step instanceof Step.Unlock unlock) {
        return unlock.monitor() == monitor ? section : null;
      }
      if (node.step instanceof Step.Read read && addsTo(section, read.variable(), node)) {
        node = node.next.next;
      } else {
        return null;
      }
    }
    return null;
  }

  private static boolean addsTo(Section section, int variable, Node read) {
    Node behind = read.next;
    if (behind == null
        || behind.head
        || !(behind.step instanceof Step.Write write)
        || write.variable() != variable
        || behind.next.live.get(read.reads)) {
      return false;
    }
    Operator sum = sum(write.value(), read.reads);
    Operator before = section.sums().put(variable, sum);
    section.steps().add(read);
    section.steps().add(behind);
    return sum != null && (before == null || before == sum);
  }

  /** By what something is added to a slot, or null if that is not what it does. */
  private static Operator sum(TapeExpression value, int slot) {
    if (!(value instanceof TapeExpression.Binary binary)
        || binary.operator() != Operator.ADD_INT && binary.operator() != Operator.ADD) {
      return null;
    }
    boolean adds =
        isSlot(binary.left(), slot) && binary.right() instanceof TapeExpression.Constant
            || isSlot(binary.right(), slot) && binary.left() instanceof TapeExpression.Constant;
    return adds ? binary.operator() : null;
  }

  private static boolean isSlot(TapeExpression value, int slot) {
    return value instanceof TapeExpression.Slot read && read.number() == slot;
  }

  private boolean staysUnseen(Section section) {
    VariableUse own = accesses.get(section.lock());
    for (Map.Entry<Integer, Operator> sum : section.sums().entrySet()) {
      for (Node user : users.get(sum.getKey())) {
        VariableUse other = accesses.get(user);
        if (other.thread() != own.thread()
            && !addsAlike(inside.get(user), section.monitor(), sum)
            && !ordered.test(other, own)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean addsAlike(Section other, int monitor, Map.Entry<Integer, Operator> sum) {
    return other != null
        && other.monitor() == monitor
        && other.sums().get(sum.getKey()) == sum.getValue();
  }
}

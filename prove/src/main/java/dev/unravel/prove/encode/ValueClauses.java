package dev.unravel.prove.encode;

import dev.unravel.prove.path.TapeExpression;
import dev.unravel.prove.solve.Literals;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Clauses about what values come to. Nothing is computed in clauses: literals say that a read gave
 * a certain value, are made when such a value turns up, and clauses say what Java computes from
 * them. Values that do not depend on what is read are said at once.
 */
final class ValueClauses {
  private final Encoding encoding;
  private final Events events;

  /** By read: the literals that say what it gave. */
  private final Map<PossibleEvent, Map<Long, Integer>> gives = new IdentityHashMap<>();

  /** The reads of the present assignment of which it has been said why they gave what they gave. */
  private final Set<PossibleEvent> explained = Collections.newSetFromMap(new IdentityHashMap<>());

  ValueClauses(Encoding encoding) {
    this.encoding = encoding;
    this.events = encoding.events;
    events.spots.stream().filter(TreeSpot::isDecision).forEach(this::constantDecision);
    for (List<PossibleEvent> reads : events.reads.values()) {
      for (PossibleEvent read : reads) {
        start(read);
        encoding
            .sources(read)
            .forEach(
                (write, sees) -> {
                  if (write.puts.isEmpty()) {
                    constant(write.step.expression(), write.writtenAt())
                        .ifPresent(value -> encoding.implies(sees, gives(read, value)));
                  } else {
                    write.puts.forEach(put -> constantPut(read, put, sees));
                  }
                });
        if (isPinned(read)) {
          support(read);
        }
      }
    }
  }

  /** Whether the path decides about what a read gave, and nothing else, right behind it. */
  private static boolean isPinned(PossibleEvent read) {
    return read.after.isDecision()
        && read.after.node.step.expression() instanceof TapeExpression.Slot slot
        && slot.number() == read.spot.node.reads;
  }

  /** A path goes a way only if there is something to see that leads there. */
  private void support(PossibleEvent read) {
    Map<Integer, List<Integer>> support = new HashMap<>();
    List<Integer> anywhere = new ArrayList<>();
    encoding
        .sources(read)
        .forEach(
            (write, sees) -> {
              OptionalLong value = constant(write.step.expression(), write.writtenAt());
              if (value.isPresent()) {
                int goes = goes(read.after, value.getAsLong());
                support.computeIfAbsent(goes, g -> new ArrayList<>()).add(sees);
              } else {
                anywhere.add(sees);
              }
            });
    Integer start = encoding.seesStart(read);
    OptionalLong value = events.knowledge.initial(read.step.variable());
    if (start != null && value.isPresent()) {
      int goes = goes(read.after, value.getAsLong());
      support.computeIfAbsent(goes, g -> new ArrayList<>()).add(start);
    } else if (start != null) {
      anywhere.add(start);
    }
    List<Integer> outcomes = new ArrayList<>();
    outcomes.add(encoding.leaves(read.after));
    events.next(read.after).forEach(way -> outcomes.add(encoding.reached(way)));
    for (int outcome : outcomes) {
      List<Integer> any = new ArrayList<>(anywhere);
      any.addAll(support.getOrDefault(outcome, List.of()));
      encoding.oneOf(outcome, any);
    }
  }

  private void constantDecision(TreeSpot spot) {
    TapeExpression value = spot.node.step.expression();
    if (PossibleEvent.openSlots(value, spot).length == 0) {
      int goes = goes(spot, value.value(slots(spot, value, Map.of())));
      encoding.implies(encoding.reached(spot), goes);
    }
  }

  private void start(PossibleEvent read) {
    Integer sees = encoding.seesStart(read);
    OptionalLong value = events.knowledge.initial(read.step.variable());
    if (sees != null && value.isPresent()) {
      encoding.implies(sees, gives(read, value.getAsLong()));
    }
  }

  private void constantPut(PossibleEvent read, TreeSpot put, int sees) {
    constant(put.node.step.expression(), put)
        .ifPresent(
            value ->
                encoding.say(
                    Literals.not(sees), Literals.not(encoding.reached(put)), gives(read, value)));
  }

  private static OptionalLong constant(TapeExpression value, TreeSpot at) {
    return value != null && PossibleEvent.openSlots(value, at).length == 0
        ? OptionalLong.of(value.value(slots(at, value, Map.of())))
        : OptionalLong.empty();
  }

  /** The values of the slots that an expression uses. */
  private static long[] slots(TreeSpot at, TapeExpression value, Map<PossibleEvent, Long> read) {
    BitSet used = new BitSet();
    value.addSlots(used);
    long[] slots = new long[used.length()];
    used.stream()
        .forEach(slot -> slots[slot] = at.pins(slot) ? at.pinned(slot) : read.get(at.reader(slot)));
    return slots;
  }

  /** What an expression comes to. */
  static long evaluate(TapeExpression value, TreeSpot at, Map<PossibleEvent, Long> read) {
    return value.value(slots(at, value, read));
  }

  /** That a decision goes the way that a value leads. */
  private int goes(TreeSpot decision, long value) {
    for (TreeSpot way : events.next(decision)) {
      if (way.way == value) {
        return encoding.reached(way);
      }
    }
    return encoding.leaves(decision);
  }

  /** That a read gave a value, if it happens. */
  private int gives(PossibleEvent read, long value) {
    if (isPinned(read)) {
      // What it gave and where it went is the same thing.
      return goes(read.after, value);
    }
    Map<Long, Integer> known = gives.computeIfAbsent(read, r -> new HashMap<>());
    Integer literal = known.get(value);
    if (literal == null) {
      literal = encoding.newLiteral();
      for (int other : known.values()) {
        encoding.say(Literals.not(literal), Literals.not(other));
      }
      known.put(value, literal);
    }
    return literal;
  }

  /** Another assignment is looked at. */
  void begin() {
    explained.clear();
  }

  /**
   * Says why a decision goes a certain way, given what was read and seen.
   *
   * @param read what each read gave
   * @param seen what each read saw; nothing for the start
   */
  void explain(
      TreeSpot decision, Map<PossibleEvent, Long> read, Map<PossibleEvent, PossibleEvent> seen) {
    TapeExpression value = decision.node.step.expression();
    List<Integer> clause = new ArrayList<>();
    clause.add(Literals.not(encoding.reached(decision)));
    addReasons(clause, value, decision, read, seen);
    clause.add(goes(decision, evaluate(value, decision, read)));
    encoding.say(clause);
  }

  private void addReasons(
      List<Integer> clause,
      TapeExpression value,
      TreeSpot at,
      Map<PossibleEvent, Long> read,
      Map<PossibleEvent, PossibleEvent> seen) {
    for (int slot : PossibleEvent.openSlots(value, at)) {
      PossibleEvent reader = at.reader(slot);
      explain(reader, read, seen);
      clause.add(Literals.not(gives(reader, read.get(reader))));
    }
  }

  private void explain(
      PossibleEvent reader, Map<PossibleEvent, Long> read, Map<PossibleEvent, PossibleEvent> seen) {
    PossibleEvent write = seen.get(reader);
    if (write == null || !explained.add(reader)) {
      return;
    }
    List<Integer> clause = new ArrayList<>();
    clause.add(Literals.not(encoding.sees(reader, write)));
    TapeExpression value = write.step.expression();
    TreeSpot at = write.writtenAt();
    if (!write.puts.isEmpty()) {
      for (TreeSpot put : write.puts) {
        if (encoding.solver.isTrue(encoding.reached(put))) {
          value = put.node.step.expression();
          at = put;
          clause.add(Literals.not(encoding.reached(put)));
        }
      }
    }
    addReasons(clause, value, at, read, seen);
    clause.add(gives(reader, read.get(reader)));
    encoding.say(clause);
  }
}

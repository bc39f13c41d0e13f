package dev.unravel.prove.encode;

import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.TapeExpression;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/** An action that may happen: a step at a certain place of a thread's path tree. */
final class PossibleEvent {
  final int number;
  final TreeSpot spot;
  final Step step;

  /** Where the thread is afterwards. */
  TreeSpot after;

  /** If it takes a monitor: where that is given back first, on each path. */
  final List<PossibleEvent> releases = new ArrayList<>();

  /** If it takes a monitor again: the wait it comes back from. */
  PossibleEvent wait;

  /** If it takes a variable: where that is put back, on each path. */
  final List<TreeSpot> puts = new ArrayList<>();

  /** The monitors that its thread has meanwhile, with the events that took them. */
  Map<Integer, PossibleEvent> held = Map.of();

  /** By thread: the last event of that thread that always comes before this, or null. */
  PossibleEvent[] clock;

  PossibleEvent(int number, TreeSpot spot) {
    this.number = number;
    this.spot = spot;
    this.step = spot.node.step;
  }

  int thread() {
    return spot.thread;
  }

  /** The slots of a value whose contents do not follow from the path. */
  static int[] openSlots(TapeExpression value, TreeSpot at) {
    BitSet slots = new BitSet();
    value.addSlots(slots);
    return slots.stream().filter(slot -> !at.pins(slot)).toArray();
  }

  /** From where the slots of the value that it writes are seen: its own belongs to them. */
  TreeSpot writtenAt() {
    return step instanceof Step.Update ? after : spot;
  }

  /** Whether it always comes before another, if that happens at all. */
  boolean isBefore(PossibleEvent other) {
    PossibleEvent last = other.clock[thread()];
    return last != null && this != other && (last == this || spot.isBefore(last.spot));
  }
}

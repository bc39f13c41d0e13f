package dev.unravel.prove.encode;

import dev.unravel.prove.path.Node;
import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.TapeExpression;

/** A node of a path tree together with what came before it. */
final class TreeSpot {
  final Node node;
  final int thread;

  /** The one before it on its path; null at the root. */
  final TreeSpot before;

  /** Which way a decision has gone to come here, if one stands before it. */
  final long way;

  /** The last event on the path to here, or null. */
  final PossibleEvent last;

  /** The event that happens here, or null if it is silent or unknown. */
  PossibleEvent event;

  /** Spots are numbered so that those behind this one are numbered from here to {@link #end}. */
  int number;

  int end;

  TreeSpot(Node node, int thread, TreeSpot before, long way, PossibleEvent last) {
    this.node = node;
    this.thread = thread;
    this.before = before;
    this.way = way;
    this.last = last;
  }

  /** Whether this is on every path to another. */
  boolean isBefore(TreeSpot other) {
    return thread == other.thread && number < other.number && other.number <= end;
  }

  boolean isDecision() {
    return node.step instanceof Step.Decide;
  }

  boolean isUnknown() {
    return node.step == null && !node.ended;
  }

  /** Where the path has read the value of a slot. */
  PossibleEvent reader(int slot) {
    PossibleEvent event = last;
    while (event.spot.node.reads != slot || !event.step.reads()) {
      event = event.spot.last;
    }
    return event;
  }

  /**
   * Whether the path says what a slot holds, because a decision about nothing else has been made.
   */
  boolean pins(int slot) {
    return pin(slot) != null;
  }

  /** The spot behind a decision about nothing but the slot, or null. */
  private TreeSpot pin(int slot) {
    TreeSpot read = reader(slot).spot;
    for (TreeSpot spot = this; spot.before != read; spot = spot.before) {
      if (spot.before.node.step instanceof Step.Decide decide
          && decide.value() instanceof TapeExpression.Slot decided
          && decided.number() == slot) {
        return spot;
      }
    }
    return null;
  }

  /** What a slot holds that is {@link #pins pinned}. */
  long pinned(int slot) {
    return pin(slot).way;
  }
}

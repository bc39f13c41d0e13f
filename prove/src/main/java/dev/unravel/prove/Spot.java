package dev.unravel.prove;

/** A node of a path tree together with what came before it. */
final class Spot {
  final Node node;
  final int thread;

  /** The one before it on its path; null at the root. */
  final Spot before;

  /** Which way a decision has gone to come here, if one stands before it. */
  final long way;

  /** The last event on the path to here, or null. */
  final Event last;

  /** The event that happens here, or null if it is silent or unknown. */
  Event event;

  /** Spots are numbered so that those behind this one are numbered from here to {@link #end}. */
  int number;

  int end;

  Spot(Node node, int thread, Spot before, long way, Event last) {
    this.node = node;
    this.thread = thread;
    this.before = before;
    this.way = way;
    this.last = last;
  }

  /** Whether this is on every path to another. */
  boolean isBefore(Spot other) {
    return thread == other.thread && number < other.number && other.number <= end;
  }

  boolean isDecision() {
    return node.step instanceof Step.Decide;
  }

  boolean isUnknown() {
    return node.step == null && !node.ended;
  }

  /** Where the path has read the value of a slot. */
  Event reader(int slot) {
    Event event = last;
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
  private Spot pin(int slot) {
    Spot read = reader(slot).spot;
    for (Spot spot = this; spot.before != read; spot = spot.before) {
      if (spot.before.node.step instanceof Step.Decide decide
          && decide.value() instanceof Expression.Slot decided
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

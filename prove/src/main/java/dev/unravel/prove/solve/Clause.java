package dev.unravel.prove.solve;

/** A clause: at least one of its literals is true. The first two are watched. */
final class Clause {
  final int[] literals;

  /** Whether it follows from others, and may be forgotten. */
  final boolean learned;

  /** How many levels of decision its literals came from when it was learned: fewer are better. */
  int levels;

  double activity;

  /** Whether it has been forgotten; watch lists drop it when they come by. */
  boolean dropped;

  Clause(int[] literals, boolean learned) {
    this.literals = literals;
    this.learned = learned;
  }
}

package dev.unravel.benchmarks.speed;

/**
 * How often something can be done.
 *
 * @param perSecond in the best second by the wall clock, what a user sees on a machine that is free
 * @param perProcessorSecond for each second of processor time, all threads of the JVM together:
 *     what can be compared on a machine that is not
 */
record Figure(double perSecond, double perProcessorSecond) {
  /** Worse than any. */
  static final Figure NONE = new Figure(0, 0);

  /** The better of two measurements of the same. */
  Figure orBetter(Figure other) {
    return new Figure(
        Math.max(perSecond, other.perSecond),
        Math.max(perProcessorSecond, other.perProcessorSecond));
  }

  /** Two ratios in one cell of a table: by the wall clock, and by processor time. */
  String times(Figure other) {
    return Table.text(perSecond / other.perSecond)
        + " ("
        + Table.text(perProcessorSecond / other.perProcessorSecond)
        + ")";
  }

  @Override
  public String toString() {
    return Table.text(perSecond) + " (" + Table.text(perProcessorSecond) + ")";
  }

  /** The same in seconds. */
  String seconds() {
    return Table.text(1 / perSecond) + " (" + Table.text(1 / perProcessorSecond) + ")";
  }

  /** The other way round: how long it takes once. */
  String millis() {
    return Table.text(1000 / perSecond) + " (" + Table.text(1000 / perProcessorSecond) + ")";
  }
}

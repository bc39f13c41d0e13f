package dev.unravel.agent.breakpoints.file;

import java.util.Locale;

/** The kind of conflict that a breakpoint states. */
public enum Kind {
  RACE(2, 31),
  DEADLOCK(2, 31),
  /** With three positions, the first and the last belong to the thread that is interrupted. */
  ATOMICITY(2, 3),
  NOTIFICATION(2, 2);

  final int fewest;
  final int most;

  Kind(int fewest, int most) {
    this.fewest = fewest;
    this.most = most;
  }

  /** As it is written in a file. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}

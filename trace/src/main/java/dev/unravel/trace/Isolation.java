package dev.unravel.trace;

import java.util.Locale;

/** How much of the target is made anew for each execution. */
public enum Isolation {
  /** Starts with {@link #SAME} and goes up a step whenever an execution does not repeat. */
  AUTO,
  /** One class loader for all executions: fastest, static fields keep their values. */
  SAME,
  /** A new class loader for each execution: static fields start afresh. */
  LOADER,
  /** A new JVM for each execution. */
  JVM;

  /** How the mode is written on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}

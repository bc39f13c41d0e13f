package dev.unravel.trace;

import java.util.Locale;

/** The part of the target that is new for each execution. */
public enum Isolation {
  /** The state of a new JVM, the cheapest way that works; a step more if one does not repeat. */
  AUTO,
  /** Nothing: static fields keep their values from one execution to the next. */
  SAME,
  /** The state of a new JVM, by a new class loader for each execution. */
  LOADER,
  /** A new JVM for each execution. */
  JVM;

  /** How the mode is written on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}

package dev.unravel.trace;

import java.util.Locale;

/**
 * Levels of scheduling points: each says which operations are points.
 *
 * <p>The order of the constants is part of the file format: append, never reorder.
 */
public enum PointLevel {
  /**
   * Synchronisation only: monitors, threads, parking, calls into java.util.concurrent, volatiles.
   */
  SYNC,
  /** Synchronisation, and every field and array access. */
  MEMORY,
  /** Synchronisation, and the field and array accesses at which threads were seen to race. */
  RACES,
  /**
   * Synchronisation, and yield points: method entries and loop back-edges, as a uniprocessor JVM
   * has them.
   */
  YIELD;

  /** How the level is written on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}

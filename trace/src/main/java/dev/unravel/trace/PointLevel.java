package dev.unravel.trace;

import java.util.Locale;

/** Which operations are scheduling points. */
public enum PointLevel {
  /**
   * Synchronisation only: monitors, threads, parking, calls into java.util.concurrent, volatiles.
   */
  SYNC,
  /** Synchronisation, and every field and array access. */
  MEMORY;

  /** How the level is written on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}

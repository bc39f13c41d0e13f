package dev.unravel.conformance.random;

/** A way to ask the engine about a program. */
enum Question {
  /** All outcomes, by every schedule at every access. */
  EXHAUSTIVE,
  /**
   * All outcomes, by the default strategy at the default level until it says that these are all.
   */
  AUTO,
  /** All outcomes, by one schedule for each order of what depends on each other. */
  REDUCED,
  /** A failure of the check, by every schedule. */
  FIND_EXHAUSTIVE,
  /** A failure of the check, by the default. */
  FIND_AUTO,
  /** Whether the check is proved. */
  PROVE,
  /** All outcomes, by the engine with nothing left out: the second oracle against the first. */
  EVERYTHING
}

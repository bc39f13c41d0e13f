package dev.unravel.step;

/** The place where a debugger's step ends. */
public enum StepEnd {
  /** As the debugger asks, or at a switch if that comes before: what debuggers expect. */
  LINE,
  /** At the next switch. */
  SWITCH,
  /** Nowhere but where nothing can go on. */
  STUCK
}

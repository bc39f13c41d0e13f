package dev.unravel.step;

/** Where a debugger's steps end. */
public enum StepEnd {
  /** As the debugger asks, or at a switch if that comes before: what debuggers expect. */
  LINE,
  /** At the next switch. */
  SWITCH,
  /** Nowhere but where nothing can go on. */
  STUCK
}

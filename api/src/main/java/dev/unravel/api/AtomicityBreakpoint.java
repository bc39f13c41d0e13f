package dev.unravel.api;

/**
 * A thread in the middle of a block that should be atomic, and one that gets in between. The latter
 * goes first.
 */
public class AtomicityBreakpoint extends ConflictBreakpoint {
  public AtomicityBreakpoint(String name, Object object) {
    super(name, object);
  }

  /** Stands in the middle of the block. */
  public final boolean insideHere(long timeout) {
    return triggerHere(false, timeout);
  }

  /** Stands before what gets in between, and executes it. */
  public final boolean interveneHere(long timeout, Runnable instruction) {
    return triggerHere(true, timeout, instruction);
  }
}

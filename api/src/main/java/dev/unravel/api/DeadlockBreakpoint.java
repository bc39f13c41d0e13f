package dev.unravel.api;

/** Two threads each of which holds the lock that the other one is about to take. */
public class DeadlockBreakpoint extends ConcurrentBreakpoint {
  private final Object held;
  private final Object wanted;

  public DeadlockBreakpoint(String name, Object held, Object wanted) {
    super(name);
    this.held = held;
    this.wanted = wanted;
  }

  @Override
  public boolean predicateGlobal(ConcurrentBreakpoint other) {
    if (!(other instanceof DeadlockBreakpoint)) {
      return false;
    }
    DeadlockBreakpoint there = (DeadlockBreakpoint) other;
    return held == there.wanted && wanted == there.held;
  }
}

package dev.unravel.api;

/** Two threads that are about to use the same object, one of them to change it. */
public class ConflictBreakpoint extends ConcurrentBreakpoint {
  private final Object object;

  /**
   * @param object what both use; compared by identity
   */
  public ConflictBreakpoint(String name, Object object) {
    super(name);
    this.object = object;
  }

  /** What this thread is about to use. */
  public final Object object() {
    return object;
  }

  @Override
  public boolean predicateGlobal(ConcurrentBreakpoint other) {
    return other instanceof ConflictBreakpoint && ((ConflictBreakpoint) other).object == object;
  }
}

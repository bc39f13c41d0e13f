package dev.unravel.api;

/** A thread that is about to wait, and one that notifies before it does. */
public class NotificationBreakpoint extends ConflictBreakpoint {
  /**
   * @param monitor what one waits on and the other notifies
   */
  public NotificationBreakpoint(String name, Object monitor) {
    super(name, monitor);
  }

  /** Stands between the decision to wait and the wait, best before the monitor is taken. */
  public final boolean waitHere(long timeout) {
    return triggerHere(false, timeout);
  }

  /** Stands before the code that notifies, and executes it. */
  public final boolean notifyHere(long timeout, Runnable instruction) {
    return triggerHere(true, timeout, instruction);
  }
}

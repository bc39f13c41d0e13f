package dev.unravel.prove.path;

/**
 * An execution did what it should not have been able to do by all that is known. What is known is
 * then not all there is, and nothing may be concluded from it.
 */
public final class DepartedException extends RuntimeException {
  private final int thread;

  DepartedException(String what, ThreadStep came) {
    this(came.where().isEmpty() ? what : what + ", at " + came.where(), came.thread());
  }

  /** Somebody did something for a reason. */
  public DepartedException(String what, int thread) {
    super(what);
    this.thread = thread;
  }

  /** The thread that was seen to do it. */
  public int thread() {
    return thread;
  }
}

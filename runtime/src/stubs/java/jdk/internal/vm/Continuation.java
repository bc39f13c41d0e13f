package jdk.internal.vm;

/**
 * Compile-time stand-in for the JDK's own class, which JDK 17 does not have. Only the members that
 * the continuation backend uses; never packaged, never loaded.
 */
public class Continuation {
  /** Why a continuation cannot be unmounted. */
  public enum Pinned {}

  public Continuation(ContinuationScope scope, Runnable target) {}

  public final void run() {}

  public static boolean yield(ContinuationScope scope) {
    throw new UnsupportedOperationException("stand-in");
  }

  public boolean isDone() {
    throw new UnsupportedOperationException("stand-in");
  }

  public StackTraceElement[] getStackTrace() {
    throw new UnsupportedOperationException("stand-in");
  }

  protected void onPinned(Pinned reason) {}
}

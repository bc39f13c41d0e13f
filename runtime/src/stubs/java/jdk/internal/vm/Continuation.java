package jdk.internal.vm;

/**
 * Compile-time stand-in for the JDK's own class, which JDK 17 does not have. Only the members that
 * the continuation backend uses; never packaged, never loaded.
 */
public class Continuation {
  public Continuation(ContinuationScope scope, Runnable target) {}

  public StackTraceElement[] getStackTrace() {
    throw new UnsupportedOperationException("stand-in");
  }
}

package jdk.internal.vm;

/** Compile-time stand-in, see {@link Continuation}. */
public class ContinuationScope {
  public ContinuationScope(String name) {}
}

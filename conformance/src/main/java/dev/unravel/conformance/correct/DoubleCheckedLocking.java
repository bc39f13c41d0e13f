package dev.unravel.conformance.correct;

import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/** Lazy creation with a volatile field, checked twice. */
public final class DoubleCheckedLocking {
  private volatile Object instance;
  private final AtomicInteger created = new AtomicInteger();

  private Object get() {
    Object seen = instance;
    if (seen == null) {
      synchronized (this) {
        seen = instance;
        if (seen == null) {
          created.incrementAndGet();
          seen = new Object();
          instance = seen;
        }
      }
    }
    return seen;
  }

  public static void main(String[] args) throws Exception {
    DoubleCheckedLocking p = new DoubleCheckedLocking();
    FutureTask<Object> other = new FutureTask<>(p::get);
    new Thread(other).start();
    Object mine = p.get();
    if (mine != other.get() || p.created.get() != 1) {
      throw new AssertionError("created " + p.created);
    }
  }
}

package dev.unravel.conformance.correct;

import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/** Lazy creation by the initialiser of a nested class. */
public final class LazyHolder {
  private static final AtomicInteger CREATED = new AtomicInteger();

  private static final class Holder {
    static final Integer INSTANCE = CREATED.incrementAndGet();
  }

  public static void main(String[] args) throws Exception {
    FutureTask<Integer> other = new FutureTask<>(() -> Holder.INSTANCE);
    new Thread(other).start();
    int mine = Holder.INSTANCE;
    if (mine != 1 || other.get() != 1) {
      throw new AssertionError("created " + CREATED);
    }
  }
}

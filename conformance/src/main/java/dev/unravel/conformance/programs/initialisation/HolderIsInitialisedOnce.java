package dev.unravel.conformance.programs.initialisation;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicInteger;

/** The initialiser of a class runs once, whoever comes first, and both see its result. */
@Outcomes("runs=1 same=true")
public final class HolderIsInitialisedOnce {
  private static final AtomicInteger RUNS = new AtomicInteger();

  private static final class Holder {
    static final Object INSTANCE = create();

    private static Object create() {
      RUNS.incrementAndGet();
      return new Object();
    }
  }

  private Object seen;

  public static void main(String[] args) throws InterruptedException {
    HolderIsInitialisedOnce p = new HolderIsInitialisedOnce();
    Thread t = new Thread(() -> p.seen = Holder.INSTANCE);
    t.start();
    Object mine = Holder.INSTANCE;
    t.join();
    System.out.println("runs=" + RUNS + " same=" + (mine == p.seen));
  }
}

package dev.unravel.conformance.programs.initialisation;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * An initialiser may start a thread and wait for it, as long as that thread does not need the
 * class.
 */
@Outcomes("1")
public final class InitialiserMayJoinAThread {
  private static final class Holder {
    static final int VALUE = compute();

    private static int compute() {
      AtomicInteger result = new AtomicInteger();
      Thread t = new Thread(new Add(result));
      t.start();
      try {
        t.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      return result.get();
    }
  }

  private record Add(AtomicInteger target) implements Runnable {
    @Override
    public void run() {
      target.incrementAndGet();
    }
  }

  public static void main(String[] args) {
    System.out.println(Holder.VALUE);
  }
}

package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * Each thread sees its own value. A mixed pair means thread locals follow the carrier, not the
 * thread.
 */
@Outcomes("main=m thread=t")
public final class ThreadLocalIsPerThread {
  private final ThreadLocal<String> local = new ThreadLocal<>();
  private String seen;

  public static void main(String[] args) throws InterruptedException {
    ThreadLocalIsPerThread p = new ThreadLocalIsPerThread();
    Thread t =
        new Thread(
            () -> {
              p.local.set("t");
              Thread.yield();
              p.seen = p.local.get();
            });
    t.start();
    p.local.set("m");
    Thread.yield();
    String mine = p.local.get();
    t.join();
    System.out.println("main=" + mine + " thread=" + p.seen);
  }
}

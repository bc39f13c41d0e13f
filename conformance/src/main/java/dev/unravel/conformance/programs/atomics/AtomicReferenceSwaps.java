package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicReference;

/** Two getAndSet form a chain: each value is seen once. */
@Outcomes({"main=null thread=m last=t", "main=t thread=null last=m"})
public final class AtomicReferenceSwaps {
  private String seen;

  public static void main(String[] args) throws InterruptedException {
    AtomicReferenceSwaps p = new AtomicReferenceSwaps();
    AtomicReference<String> reference = new AtomicReference<>();
    Thread t = new Thread(() -> p.seen = reference.getAndSet("t"));
    t.start();
    String mine = reference.getAndSet("m");
    t.join();
    System.out.println("main=" + mine + " thread=" + p.seen + " last=" + reference);
  }
}

package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicBoolean;

/** Of two getAndSet(true) exactly one sees false. */
@Outcomes({"main=true thread=false", "main=false thread=true"})
public final class AtomicBooleanIsTakenOnce {
  private boolean seen;

  public static void main(String[] args) throws InterruptedException {
    AtomicBooleanIsTakenOnce p = new AtomicBooleanIsTakenOnce();
    AtomicBoolean taken = new AtomicBoolean();
    Thread t = new Thread(() -> p.seen = taken.getAndSet(true));
    t.start();
    boolean mine = taken.getAndSet(true);
    t.join();
    System.out.println("main=" + mine + " thread=" + p.seen);
  }
}

package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** Of two attempts to mark exactly one succeeds. */
@Outcomes({"main=true thread=false", "main=false thread=true"})
public final class MarkIsSetOnce {
  private boolean marked;

  public static void main(String[] args) throws InterruptedException {
    MarkIsSetOnce p = new MarkIsSetOnce();
    AtomicMarkableReference<String> reference = new AtomicMarkableReference<>("a", false);
    Thread t = new Thread(() -> p.marked = reference.compareAndSet("a", "a", false, true));
    t.start();
    boolean mine = reference.compareAndSet("a", "a", false, true);
    t.join();
    System.out.println("main=" + mine + " thread=" + p.marked);
  }
}

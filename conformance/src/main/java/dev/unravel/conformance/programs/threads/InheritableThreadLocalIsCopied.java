package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** A child starts with its parent's value at the time it was made and does not see later ones. */
@Outcomes("child=1 parent=2")
public final class InheritableThreadLocalIsCopied {
  private final InheritableThreadLocal<Integer> local = new InheritableThreadLocal<>();
  private int seen;

  public static void main(String[] args) throws InterruptedException {
    InheritableThreadLocalIsCopied p = new InheritableThreadLocalIsCopied();
    p.local.set(1);
    Thread t = new Thread(() -> p.seen = p.local.get());
    p.local.set(2);
    t.start();
    t.join();
    System.out.println("child=" + p.seen + " parent=" + p.local.get());
  }
}

package dev.unravel.conformance.races;

/** Two threads count under a guard; with the argument {@code racy} one of them does without. */
public final class Guarded {
  private int count;

  private void guarded(Guards.Guard guard) {
    guard.in().run();
    count++; // <-
    guard.out().run();
  }

  private void unguarded() {
    count++; // <-
  }

  public static void main(String[] args) throws Exception {
    Guarded it = new Guarded();
    Guards.Guard guard = Guards.valueOf(args[0]).make();
    Thread other = new Thread(() -> it.guarded(guard));
    other.start();
    if (args[1].equals("racy")) {
      it.unguarded();
    } else {
      it.guarded(guard);
    }
    other.join();
  }
}

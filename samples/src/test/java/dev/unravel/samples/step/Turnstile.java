package dev.unravel.samples.step;

/** Loses an update, and has methods for a debugger to call. */
public final class Turnstile {
  private int count;

  private void pass() {
    int before = count;
    count = before + 1;
  }

  private synchronized int seen() {
    int seen = 0;
    for (int i = 0; i < 10; i++) {
      seen = count;
    }
    return seen;
  }

  @Override
  public synchronized String toString() {
    return "count " + count + " in " + Thread.currentThread().getName();
  }

  public static void main(String[] args) throws InterruptedException {
    Turnstile turnstile = new Turnstile();
    Thread left = new Thread(turnstile::pass, "left");
    Thread right = new Thread(turnstile::pass, "right");
    left.start();
    right.start();
    left.join();
    right.join();
    if (turnstile.seen() != 2) {
      throw new AssertionError("two passed");
    }
  }
}

package dev.unravel.conformance.correct;

/** Peterson's algorithm on volatiles, which needs sequential consistency. */
public final class PetersonLock {
  private volatile boolean wantsZero;
  private volatile boolean wantsOne;
  private volatile int turn;
  private int count;

  private void zero() {
    wantsZero = true;
    turn = 1;
    while (wantsOne && turn == 1) {
      Thread.yield();
    }
    count++;
    wantsZero = false;
  }

  private void one() {
    wantsOne = true;
    turn = 0;
    while (wantsZero && turn == 0) {
      Thread.yield();
    }
    count++;
    wantsOne = false;
  }

  public static void main(String[] args) throws InterruptedException {
    PetersonLock p = new PetersonLock();
    Thread t = new Thread(p::one);
    t.start();
    p.zero();
    t.join();
    if (p.count != 2) {
      throw new AssertionError("count " + p.count);
    }
  }
}

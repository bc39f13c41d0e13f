package dev.unravel.benchmarks.proofs;

/** Where threads wait for each other, again and again. */
final class Barrier {
  private final int parties;
  private int arrived;
  private int generation;

  Barrier(int parties) {
    this.parties = parties;
  }

  synchronized void await() throws InterruptedException {
    int mine = generation;
    if (++arrived == parties) {
      arrived = 0;
      generation++;
      notifyAll();
    }
    while (mine == generation) {
      wait();
    }
  }
}

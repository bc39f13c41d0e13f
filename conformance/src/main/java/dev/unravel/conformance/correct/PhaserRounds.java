package dev.unravel.conformance.correct;

import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

/** Parties that register, meet in two phases and leave. */
public final class PhaserRounds {
  private final AtomicInteger arrived = new AtomicInteger();

  private void work(Phaser phaser) {
    for (int phase = 1; phase <= 2; phase++) {
      arrived.incrementAndGet();
      phaser.arriveAndAwaitAdvance();
      if (arrived.get() < 2 * phase) {
        throw new AssertionError("too few in phase " + phase);
      }
    }
    phaser.arriveAndDeregister();
  }

  public static void main(String[] args) throws InterruptedException {
    PhaserRounds p = new PhaserRounds();
    Phaser phaser = new Phaser(2);
    Thread t = new Thread(() -> p.work(phaser));
    t.start();
    p.work(phaser);
    t.join();
    if (!phaser.isTerminated()) {
      throw new AssertionError("not terminated");
    }
  }
}

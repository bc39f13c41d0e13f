package dev.unravel.conformance.correct;

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A latch of the program's own on AbstractQueuedSynchronizer. */
public final class OwnSynchronizer {
  private static final class Gate extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int ignored) {
      return getState() == 1 ? 1 : -1;
    }

    @Override
    protected boolean tryReleaseShared(int ignored) {
      setState(1);
      return true;
    }
  }

  private int value;

  public static void main(String[] args) throws InterruptedException {
    OwnSynchronizer p = new OwnSynchronizer();
    Gate gate = new Gate();
    Thread t =
        new Thread(
            () -> {
              p.value = 1;
              gate.releaseShared(1);
            });
    t.start();
    gate.acquireShared(1);
    int value = p.value;
    t.join();
    if (value != 1) {
      throw new AssertionError("value " + value);
    }
  }
}

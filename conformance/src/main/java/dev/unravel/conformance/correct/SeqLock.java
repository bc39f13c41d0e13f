package dev.unravel.conformance.correct;

/** A sequence lock on volatiles: the reader retries while the number is odd or has changed. */
public final class SeqLock {
  private volatile int sequence;
  private volatile int a;
  private volatile int b;

  private void write(int value) {
    sequence = sequence + 1;
    a = value;
    b = value;
    sequence = sequence + 1;
  }

  private boolean consistent() {
    while (true) {
      int before = sequence;
      int seenA = a;
      int seenB = b;
      if ((before & 1) == 0 && before == sequence) {
        return seenA == seenB;
      }
      Thread.onSpinWait();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SeqLock lock = new SeqLock();
    Thread writer = new Thread(() -> lock.write(1));
    writer.start();
    boolean consistent = lock.consistent();
    writer.join();
    if (!consistent) {
      throw new AssertionError("torn read");
    }
  }
}

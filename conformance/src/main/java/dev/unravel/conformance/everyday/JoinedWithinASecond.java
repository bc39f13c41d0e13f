package dev.unravel.conformance.everyday;

/** A thread is given a second to end: right. */
public final class JoinedWithinASecond {
  public static void main(String[] args) throws InterruptedException {
    StringBuffer log = new StringBuffer();
    Thread worker = new Thread(() -> log.append("done"));
    worker.start();
    worker.join(1_000);
    if (worker.isAlive() || log.length() != 4) {
      throw new AssertionError("still alive: " + log);
    }
  }
}

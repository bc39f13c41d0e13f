package dev.unravel.conformance.bugs;

/** The second stage must run after the first; only a lock says so. */
@Expected(pattern = "order violation", about = "StageTwoFirst.stage")
public final class StageTwoFirst {
  private int stage = 1;

  private synchronized void finishFirst() {
    stage = 2; // <-
  }

  private synchronized void second() {
    int now = stage; // <-
    if (now != 2) {
      throw new IllegalStateException("stage " + now + " is not over");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    StageTwoFirst it = new StageTwoFirst();
    Thread first = new Thread(it::finishFirst, "first-stage");
    Thread second = new Thread(it::second, "second-stage");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

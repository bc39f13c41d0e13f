package dev.unravel.conformance.bugs;

/** Two threads pass a job to each other for ever, since one of them was not counted. */
@Expected(
    pattern = "livelock",
    about = {"PassedBackAndForth.holder", "PassedBackAndForth.workers"})
public final class PassedBackAndForth {
  private volatile int workers;
  private volatile int holder = 1;

  private void work(int me, int other) {
    int before = workers;
    workers = before + 1;
    while (holder != 0) { // <-
      if (holder == me) { // <-
        holder = workers == 2 ? 0 : other; // <-
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    PassedBackAndForth it = new PassedBackAndForth();
    Thread first = new Thread(() -> it.work(1, 2), "first");
    Thread second = new Thread(() -> it.work(2, 1), "second");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

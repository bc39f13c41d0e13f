package dev.unravel.conformance.bugs;

/** Main waits for the end of a thread that wants the lock main holds. */
@Expected(
    pattern = "resource deadlock",
    about = {"JoinWhileHolding", "Thread"})
public final class JoinWhileHolding {
  private int done;

  private synchronized void work() {
    done++;
  }

  private synchronized void finish(Thread worker) throws InterruptedException {
    worker.join(); // <-
  }

  public static void main(String[] args) throws InterruptedException {
    JoinWhileHolding it = new JoinWhileHolding();
    Thread worker = new Thread(it::work, "worker");
    worker.start();
    it.finish(worker);
  }
}

package dev.unravel.conformance.bugs;

/** The flag is checked before the lock is taken. */
@Expected(pattern = "lost notification", about = "FlagCheckedOutside")
public final class FlagCheckedOutside {
  private volatile boolean ready;

  private void await() throws InterruptedException {
    if (!ready) {
      synchronized (this) {
        wait(); // <-
      }
    }
  }

  private synchronized void announce() {
    ready = true;
    notifyAll(); // <-
  }

  public static void main(String[] args) throws InterruptedException {
    FlagCheckedOutside it = new FlagCheckedOutside();
    new Thread(it::announce, "announcer").start();
    it.await();
  }
}

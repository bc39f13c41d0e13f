package dev.unravel.conformance.bugs;

/** The notification comes before the wait, and nobody remembers it. */
@Expected(pattern = "lost notification", about = "NotifyBeforeWait")
public final class NotifyBeforeWait {
  private synchronized void await() throws InterruptedException {
    wait(); // <-
  }

  private synchronized void announce() {
    notify(); // <-
  }

  public static void main(String[] args) throws InterruptedException {
    NotifyBeforeWait it = new NotifyBeforeWait();
    new Thread(it::announce, "announcer").start();
    it.await();
  }
}

package dev.unravel.conformance.bugs;

/** A thread waits inside with the outer lock held, which its waker needs. */
@Expected(
    pattern = "resource deadlock",
    about = {"NestedMonitor", "Object"})
public final class NestedMonitor {
  private final Object inner = new Object();
  private boolean ready;

  private synchronized void await() throws InterruptedException {
    synchronized (inner) { // <-
      while (!ready) {
        inner.wait(); // <-
      }
    }
  }

  private synchronized void announce() {
    synchronized (inner) {
      ready = true;
      inner.notifyAll();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    NestedMonitor it = new NestedMonitor();
    Thread announcer = new Thread(it::announce, "announcer");
    announcer.start();
    it.await();
    announcer.join();
  }
}

package dev.unravel.conformance.bugs;

/** A thread waits, and there is no notification in the whole program. */
@Expected(pattern = "none")
public final class NobodyNotifies {
  private int visits;

  private synchronized void visit() {
    visits++;
  }

  private synchronized void await() {
    while (visits < 3) {
      waitHere();
    }
  }

  private void waitHere() {
    try {
      wait();
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    NobodyNotifies it = new NobodyNotifies();
    Thread first = new Thread(it::visit, "visitor");
    Thread second = new Thread(it::await, "host");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

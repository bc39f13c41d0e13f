package dev.unravel.conformance.apart;

/**
 * A thread fails if it comes too early, while main waits for it and catches all there is, for ever.
 */
public final class MainCatchesEverything {
  private volatile boolean ready;
  private volatile boolean done;

  private MainCatchesEverything() {}

  public static void main(String[] arguments) {
    MainCatchesEverything program = new MainCatchesEverything();
    new Thread(program::work).start();
    program.ready = true;
    while (!program.done) {
      try {
        program.await();
      } catch (Throwable caught) {
        // And tries again.
      }
    }
  }

  private void work() {
    if (!ready) {
      throw new IllegalStateException("too early");
    }
    synchronized (this) {
      done = true;
      notifyAll();
    }
  }

  private synchronized void await() throws InterruptedException {
    while (!done) {
      wait();
    }
  }
}

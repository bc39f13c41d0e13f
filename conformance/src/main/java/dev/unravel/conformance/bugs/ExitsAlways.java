package dev.unravel.conformance.bugs;

/** The program ends with a status that says failure, whatever happens. */
@Expected(pattern = "none")
public final class ExitsAlways {
  private volatile int done;

  private synchronized void work() {
    done++;
  }

  public static void main(String[] args) throws InterruptedException {
    ExitsAlways it = new ExitsAlways();
    Thread first = new Thread(it::work, "one");
    Thread second = new Thread(it::work, "two");
    first.start();
    second.start();
    first.join();
    second.join();
    System.exit(it.done == 2 ? 3 : 0);
  }
}

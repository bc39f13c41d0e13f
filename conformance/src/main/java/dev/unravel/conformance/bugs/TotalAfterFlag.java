package dev.unravel.conformance.bugs;

/** A flag says that the total is there, and is set first. */
@Expected(
    pattern = "order violation",
    form = "published",
    about = {"TotalAfterFlag.ready", "TotalAfterFlag.total"})
public final class TotalAfterFlag {
  private volatile boolean ready;
  private volatile int total;

  private void make() {
    ready = true; // <-
    total = 7; // <-
  }

  private void look() {
    if (ready) { // <-
      int seen = total; // <-
      if (seen != 7) {
        throw new IllegalStateException("no total");
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    TotalAfterFlag it = new TotalAfterFlag();
    Thread maker = new Thread(it::make, "maker");
    maker.start();
    it.look();
    maker.join();
  }
}

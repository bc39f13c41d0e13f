package dev.unravel.conformance.bugs;

/** A field is checked and used in two reads, and cleared between them. */
@Expected(
    pattern = "atomicity violation",
    form = "read-write-read",
    about = "NullAfterCheck.listener")
public final class NullAfterCheck {
  private volatile String listener = "somebody";

  private void fire() {
    if (listener != null) { // <-
      listener.length(); // <-
    }
  }

  private void remove() {
    listener = null; // <-
  }

  public static void main(String[] args) throws InterruptedException {
    NullAfterCheck it = new NullAfterCheck();
    Thread first = new Thread(it::fire, "source");
    Thread second = new Thread(it::remove, "remover");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

package dev.unravel.conformance.bugs;

/** A thread sets the current user, and reads back another's. */
@Expected(
    pattern = "atomicity violation",
    form = "write-write-read",
    about = "ContextOverwritten.user")
public final class ContextOverwritten {
  private volatile String user;

  private void handle(String name) {
    user = name; // <-
    String seen = user; // <-
    if (!seen.equals(name)) {
      throw new IllegalStateException(name + " acts as " + seen);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ContextOverwritten it = new ContextOverwritten();
    Thread first = new Thread(() -> it.handle("ada"), "request-1");
    Thread second = new Thread(() -> it.handle("bob"), "request-2");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

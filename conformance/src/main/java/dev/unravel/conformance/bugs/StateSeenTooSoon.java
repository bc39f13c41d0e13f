package dev.unravel.conformance.bugs;

/** A volatile state is set twice in a row; nobody should see the first. */
@Expected(
    pattern = "atomicity violation",
    form = "write-read-write",
    about = "StateSeenTooSoon.state")
public final class StateSeenTooSoon {
  private volatile String state = "ready";

  private void reload() {
    state = "empty"; // <-
    state = "loaded"; // <-
  }

  private void look() {
    String seen = state; // <-
    if (seen.equals("empty")) {
      throw new IllegalStateException("seen while " + seen);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    StateSeenTooSoon it = new StateSeenTooSoon();
    Thread first = new Thread(it::reload, "loader");
    Thread second = new Thread(it::look, "looker");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

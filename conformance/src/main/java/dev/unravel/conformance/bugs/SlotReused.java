package dev.unravel.conformance.bugs;

/** A slot is claimed by a write, and read back under a lock of its own. */
@Expected(pattern = "atomicity violation", form = "write-write-read", about = "SlotReused.owner")
public final class SlotReused {
  private int owner;

  private synchronized void claim(int id) {
    owner = id; // <-
  }

  private synchronized int owner() {
    return owner; // <-
  }

  private void use(int id) {
    claim(id);
    if (owner() != id) {
      throw new IllegalStateException("not mine any more: " + id);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SlotReused it = new SlotReused();
    Thread first = new Thread(() -> it.use(1), "first-user");
    Thread second = new Thread(() -> it.use(2), "second-user");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

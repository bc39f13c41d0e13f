package dev.unravel.samples.step;

/** Loses an update between virtual threads, on a JDK that has them. */
public final class VirtualTurnstile {
  private int count;

  private void pass() {
    int before = count;
    count = before + 1;
  }

  public static void main(String[] args) throws Exception {
    VirtualTurnstile turnstile = new VirtualTurnstile();
    Thread left = start(turnstile::pass);
    Thread right = start(turnstile::pass);
    left.join();
    right.join();
    if (turnstile.count != 2) {
      throw new AssertionError("two passed");
    }
  }

  /** By name, since this is compiled for JDK 17. */
  private static Thread start(Runnable task) throws ReflectiveOperationException {
    return (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
  }
}

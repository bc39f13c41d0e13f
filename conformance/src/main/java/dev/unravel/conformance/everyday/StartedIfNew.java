package dev.unravel.conformance.everyday;

/** Two threads find that a third has not been started, and both start it. */
@Fails
public final class StartedIfNew {
  private static final Thread LOADER = new Thread(() -> {});

  private static void load() {
    if (LOADER.getState() == Thread.State.NEW) {
      LOADER.start();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(StartedIfNew::load);
    Thread other = new Thread(StartedIfNew::load);
    one.start();
    other.start();
    one.join();
    other.join();
  }
}

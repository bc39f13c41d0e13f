package dev.unravel.cli.target;

/** Two threads that count without a lock; with an argument, with one. */
public final class LostUpdate {
  private int count;

  private LostUpdate() {}

  public static void main(String[] args) throws InterruptedException {
    LostUpdate shared = new LostUpdate();
    Runnable task = args.length == 0 ? shared::count : shared::countLocked;
    Thread first = new Thread(task);
    Thread second = new Thread(task);
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println("count " + shared.count);
    if (shared.count != 2) {
      throw new AssertionError("count is " + shared.count);
    }
  }

  private void count() {
    count++;
  }

  private synchronized void countLocked() {
    count++;
  }
}

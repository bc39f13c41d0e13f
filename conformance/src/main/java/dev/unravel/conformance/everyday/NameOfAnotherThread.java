package dev.unravel.conformance.everyday;

/** Threads that write what they do into the name of a third. */
@Fails
public final class NameOfAnotherThread {
  private static void work(Thread shown, String what) {
    shown.setName(what);
    if (!shown.getName().equals(what)) {
      throw new AssertionError("shows " + shown.getName());
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread shown = Thread.currentThread();
    Thread one = new Thread(() -> work(shown, "loading"));
    Thread other = new Thread(() -> work(shown, "saving"));
    one.start();
    other.start();
    one.join();
    other.join();
  }
}

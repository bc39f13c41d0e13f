package dev.unravel.conformance.bugs;

/** A loop runs one too far, in a thread of its own. */
@Expected(pattern = "none")
public final class IndexOutOfRange {
  private final int[] counts = new int[3];

  private void count() {
    for (int i = 0; i <= counts.length; i++) {
      counts[i]++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    IndexOutOfRange it = new IndexOutOfRange();
    Thread first = new Thread(it::count, "counter");
    Thread second = new Thread(() -> {}, "idler");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

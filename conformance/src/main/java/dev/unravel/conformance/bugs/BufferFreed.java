package dev.unravel.conformance.bugs;

/** A buffer is set to null on release and used once more. */
@Expected(pattern = "use after close", about = "BufferFreed.buffer")
public final class BufferFreed {
  private volatile int[] buffer = new int[4];

  private void release() {
    buffer = null; // <-
  }

  private void fill() {
    int[] mine = buffer; // <-
    mine[0] = 1;
  }

  public static void main(String[] args) throws InterruptedException {
    BufferFreed it = new BufferFreed();
    Thread first = new Thread(it::fill, "filler");
    Thread second = new Thread(it::release, "releaser");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

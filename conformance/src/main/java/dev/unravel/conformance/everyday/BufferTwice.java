package dev.unravel.conformance.everyday;

import java.nio.ByteBuffer;

/** Two buffers over the same memory, outside of the heap. */
@Fails
public final class BufferTwice {
  private static final ByteBuffer ONE = ByteBuffer.allocateDirect(8);
  private static final ByteBuffer OTHER = ONE.duplicate();

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> OTHER.putInt(0, OTHER.getInt(0) + 1));
    other.start();
    ONE.putInt(0, ONE.getInt(0) + 1);
    other.join();
    if (ONE.getInt(0) != 2) {
      throw new AssertionError("counted " + ONE.getInt(0));
    }
  }
}

package dev.unravel.conformance.shared;

import dev.unravel.conformance.Outcomes;
import java.nio.ByteBuffer;

/** Relative puts read and write the position. */
@Outcomes({"1: 1 0", "1: 2 0", "2: 1 2", "2: 2 1"})
public final class BufferLosesAPut {
  private static final ByteBuffer BUFFER = ByteBuffer.allocate(4);

  public static void main(String[] args) throws InterruptedException {
    BUFFER.clear();
    BUFFER.put(0, (byte) 0).put(1, (byte) 0);
    Thread one = new Thread(() -> BUFFER.put((byte) 1));
    Thread two = new Thread(() -> BUFFER.put((byte) 2));
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println(BUFFER.position() + ": " + BUFFER.get(0) + " " + BUFFER.get(1));
  }
}

package dev.unravel.conformance.shared;

import dev.unravel.conformance.Outcomes;
import java.nio.ByteBuffer;

/** One thread puts a number through the buffer, the other reads the bytes from the array. */
@Outcomes({"0 0", "0 1", "1 1"})
public final class BufferWrapsAnArray {
  private static final byte[] BYTES = new byte[2];
  private static final ByteBuffer BUFFER = ByteBuffer.wrap(BYTES);

  public static void main(String[] args) throws InterruptedException {
    BUFFER.putShort(0, (short) 0);
    Thread writer = new Thread(() -> BUFFER.putShort(0, (short) 0x0101));
    writer.start();
    int first = BYTES[0];
    int second = BYTES[1];
    writer.join();
    System.out.println(first + " " + second);
  }
}

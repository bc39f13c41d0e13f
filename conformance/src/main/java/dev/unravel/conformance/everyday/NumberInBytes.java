package dev.unravel.conformance.everyday;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** A counter in four bytes of an array, which two threads add to, one through its last byte. */
@Fails
public final class NumberInBytes {
  private static final byte[] BYTES = new byte[8];
  private static final VarHandle NUMBER =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> NUMBER.set(BYTES, 0, (int) NUMBER.get(BYTES, 0) + 1));
    other.start();
    BYTES[3]++;
    other.join();
    if ((int) NUMBER.get(BYTES, 0) != 2) {
      throw new AssertionError("counted " + BYTES[3]);
    }
  }
}

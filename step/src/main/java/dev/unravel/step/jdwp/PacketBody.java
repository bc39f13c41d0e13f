package dev.unravel.step.jdwp;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Puts the body of a packet together, and reads the parts that have no fixed length. */
public final class PacketBody {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  public PacketBody put(int value) {
    bytes.write(value);
    return this;
  }

  public PacketBody putInt(int value) {
    return putBytes(ByteBuffer.allocate(Integer.BYTES).putInt(value).array());
  }

  /** A long, or the number of a thing: HotSpot gives all of them eight bytes. */
  public PacketBody putLong(long value) {
    return putBytes(ByteBuffer.allocate(Long.BYTES).putLong(value).array());
  }

  public PacketBody putString(String value) {
    byte[] utf = value.getBytes(StandardCharsets.UTF_8);
    return putInt(utf.length).putBytes(utf);
  }

  public PacketBody putBytes(byte[] more) {
    bytes.writeBytes(more);
    return this;
  }

  public byte[] bytes() {
    return bytes.toByteArray();
  }

  public static byte[] ofLong(long value) {
    return new PacketBody().putLong(value).bytes();
  }

  public static String string(ByteBuffer from) {
    return new String(take(from, from.getInt()), StandardCharsets.UTF_8);
  }

  public static byte[] take(ByteBuffer from, int count) {
    byte[] taken = new byte[count];
    from.get(taken);
    return taken;
  }
}

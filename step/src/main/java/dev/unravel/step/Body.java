package dev.unravel.step;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Puts the body of a packet together, and reads the parts that have no fixed length. */
final class Body {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  Body put(int value) {
    bytes.write(value);
    return this;
  }

  Body putInt(int value) {
    return putBytes(ByteBuffer.allocate(Integer.BYTES).putInt(value).array());
  }

  /** A long, or the number of a thing: HotSpot gives all of them eight bytes. */
  Body putLong(long value) {
    return putBytes(ByteBuffer.allocate(Long.BYTES).putLong(value).array());
  }

  Body putString(String value) {
    byte[] utf = value.getBytes(StandardCharsets.UTF_8);
    return putInt(utf.length).putBytes(utf);
  }

  Body putBytes(byte[] more) {
    bytes.writeBytes(more);
    return this;
  }

  byte[] bytes() {
    return bytes.toByteArray();
  }

  static byte[] ofLong(long value) {
    return new Body().putLong(value).bytes();
  }

  static String string(ByteBuffer from) {
    return new String(take(from, from.getInt()), StandardCharsets.UTF_8);
  }

  static byte[] take(ByteBuffer from, int count) {
    byte[] taken = new byte[count];
    from.get(taken);
    return taken;
  }
}

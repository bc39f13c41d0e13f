package dev.unravel.step.jdwp;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * A packet of the Java Debug Wire Protocol.
 *
 * @param id what ties a reply to its command
 * @param isReply whether it is a reply
 * @param code the command, see {@link Jdwp}, or the reply's error, 0 for none
 * @param body what follows the header
 */
public record Packet(int id, boolean isReply, int code, byte[] body) {
  public static final byte[] NOTHING = {};

  private static final int HEADER_BYTES = 11;

  /** More than any debugger asks for; a broken length must not fill the heap. */
  private static final int MOST_BYTES = 1 << 28;

  public static Packet command(int id, int code, byte[] body) {
    return new Packet(id, false, code, body);
  }

  public static Packet reply(int id, byte[] body) {
    return new Packet(id, true, 0, body);
  }

  public static Packet error(int id, int error) {
    return new Packet(id, true, error, NOTHING);
  }

  /** The same under another number. */
  Packet as(int otherId) {
    return new Packet(otherId, isReply, code, body);
  }

  public Packet with(byte[] otherBody) {
    return new Packet(id, isReply, code, otherBody);
  }

  /** The body, to be read from its beginning. */
  public ByteBuffer fields() {
    return ByteBuffer.wrap(body);
  }

  static Packet read(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < HEADER_BYTES || length > MOST_BYTES) {
      throw new IOException("a packet of " + length + " bytes");
    }
    int id = in.readInt();
    int flags = in.readUnsignedByte();
    int code = in.readUnsignedShort();
    byte[] body = in.readNBytes(length - HEADER_BYTES);
    if (body.length < length - HEADER_BYTES) {
      throw new IOException("a packet was cut short");
    }
    return new Packet(id, (flags & Jdwp.REPLY) != 0, code, body);
  }

  void write(DataOutputStream out) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(HEADER_BYTES + body.length);
    bytes.putInt(bytes.capacity()).putInt(id).put((byte) (isReply ? Jdwp.REPLY : 0));
    bytes.putShort((short) code).put(body);
    // At once: a header alone would wait for the other side's acknowledgement.
    out.write(bytes.array());
    out.flush();
  }
}

package dev.unravel.trace.file;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Takes numbers, strings and lists out of bytes that nobody vouches for: the counterpart of {@link
 * WireWriter}.
 *
 * <p>Whatever the bytes are, a method either returns or throws {@link TraceFormatException}, and
 * allocates no more than a small multiple of the bytes there are: every length is compared with
 * what is left before it is used.
 */
public final class WireReader {
  private final byte[] bytes;
  private int position;

  /** Reads from the start of the bytes, which must not change meanwhile. */
  public WireReader(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Reads one item of a list. */
  @FunctionalInterface
  public interface Item<T> {
    /** Reads it. */
    T read(WireReader from) throws TraceFormatException;
  }

  /** How many bytes are left. */
  public int remaining() {
    return bytes.length - position;
  }

  /** Checks that nothing is left. */
  public void end() throws TraceFormatException {
    if (remaining() > 0) {
      throw damaged(remaining() + " bytes too many");
    }
  }

  /** One byte, 0 to 255. */
  public int octet() throws TraceFormatException {
    if (position == bytes.length) {
      throw new TraceFormatException("cut short: ends after " + position + " bytes");
    }
    return bytes[position++] & 0xFF;
  }

  /** One byte, 0 or 1. */
  public boolean flag() throws TraceFormatException {
    return index(2, "flag") == 1;
  }

  /** Four bytes, highest first. */
  public int fixedInt() throws TraceFormatException {
    return octet() << 24 | octet() << 16 | octet() << 8 | octet();
  }

  /** A number of 64 bits. */
  public long varLong() throws TraceFormatException {
    long value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      int next = octet();
      if (shift == 63 && next > 1) {
        break;
      }
      value |= (next & 0x7FL) << shift;
      if (next < 0x80) {
        return value;
      }
    }
    throw damaged("a number has more than 64 bits");
  }

  /** A number from 0 to 2^31-1. */
  public int varInt() throws TraceFormatException {
    long value = varLong();
    if (value < 0 || value > Integer.MAX_VALUE) {
      throw damaged("number " + Long.toUnsignedString(value) + " out of range");
    }
    return (int) value;
  }

  /** A signed number of 64 bits. */
  public long zigzag() throws TraceFormatException {
    long value = varLong();
    return value >>> 1 ^ -(value & 1);
  }

  /** A signed number of 32 bits. */
  public int zigzagInt() throws TraceFormatException {
    long value = zigzag();
    if (value != (int) value) {
      throw damaged("number " + value + " out of range");
    }
    return (int) value;
  }

  /** A number from 0 to size-1; {@code what} names the thing in the message when it is not. */
  public int index(int size, String what) throws TraceFormatException {
    long value = varLong();
    return checkIndex(value, 0, size, what);
  }

  /** The value as an int when it is at least {@code from} and below {@code to}. */
  public static int checkIndex(long value, int from, int to, String what)
      throws TraceFormatException {
    if (value < from || value >= to) {
      throw damaged(what + " " + value + " is not one of " + to);
    }
    return (int) value;
  }

  /** One of the constants of an enum. */
  public <E extends Enum<E>> E constant(Class<E> type) throws TraceFormatException {
    E[] constants = type.getEnumConstants();
    return constants[index(constants.length, type.getSimpleName())];
  }

  /** A number of things to come, of which each takes at least that many bytes. */
  public int count(int bytesEach) throws TraceFormatException {
    long count = varLong();
    if (count < 0 || count > remaining() / bytesEach) {
      throw damaged(
          Long.toUnsignedString(count) + " entries do not fit into " + remaining() + " bytes");
    }
    return (int) count;
  }

  /** A length, then as many bytes. */
  public byte[] bytes() throws TraceFormatException {
    return raw(count(1));
  }

  /** A string. */
  public String string() throws TraceFormatException {
    long header = varLong();
    long length = header >>> 1;
    if (length > remaining()) {
      throw damaged("a string of " + length + " bytes where " + remaining() + " are left");
    }
    byte[] encoded = raw((int) length);
    return (header & 1) == 0 ? utf8(encoded) : utf16(encoded);
  }

  /** A number of items, then each item; none may be empty. The list cannot be changed. */
  public <T> List<T> list(Item<T> item) throws TraceFormatException {
    int count = count(1);
    List<T> items = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      items.add(item.read(this));
    }
    return Collections.unmodifiableList(items);
  }

  /** What to throw when the bytes make no sense. */
  public static TraceFormatException damaged(String how) {
    return new TraceFormatException("damaged: " + how);
  }

  private byte[] raw(int length) {
    position += length;
    return Arrays.copyOfRange(bytes, position - length, position);
  }

  private static String utf8(byte[] encoded) throws TraceFormatException {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(encoded)).toString();
    } catch (CharacterCodingException malformed) {
      throw damaged("a string is not UTF-8");
    }
  }

  private static String utf16(byte[] encoded) throws TraceFormatException {
    if (encoded.length % 2 != 0) {
      throw damaged("a string ends in half a character");
    }
    // Not StandardCharsets.UTF_16BE, which would replace the lone surrogates that are the reason.
    return ByteBuffer.wrap(encoded).asCharBuffer().toString();
  }
}

package dev.unravel.trace.file;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.function.BiConsumer;

/**
 * Puts numbers, strings and lists into bytes, for files and for messages between JVMs. What each
 * method writes, the method of the same name in {@link WireReader} reads.
 */
public final class WireWriter {
  private byte[] bytes = new byte[64];
  private int size;

  /** How many bytes there are so far. */
  public int size() {
    return size;
  }

  /** A copy of what has been written. */
  public byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }

  /** One byte; the higher bits of the value are dropped. */
  public WireWriter octet(int value) {
    reserve(1);
    bytes[size++] = (byte) value;
    return this;
  }

  /** One byte, 0 or 1. */
  public WireWriter flag(boolean value) {
    return octet(value ? 1 : 0);
  }

  /** Four bytes, highest first. */
  public WireWriter fixedInt(int value) {
    return octet(value >>> 24).octet(value >>> 16).octet(value >>> 8).octet(value);
  }

  /** A number of 64 bits, taken as unsigned, in one to ten bytes: seven bits each, lowest first. */
  public WireWriter varLong(long value) {
    reserve(10);
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      bytes[size++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[size++] = (byte) rest;
    return this;
  }

  /** A number that is not negative, in one to five bytes. */
  public WireWriter varInt(int value) {
    if (value < 0) {
      throw new IllegalArgumentException("negative: " + value);
    }
    return varLong(value);
  }

  /** A signed number, short when it is near 0: 0, -1, 1, -2, 2 become 0, 1, 2, 3, 4. */
  public WireWriter zigzag(long value) {
    return varLong(value << 1 ^ value >> 63);
  }

  /** The constant's place in its enum. */
  public WireWriter constant(Enum<?> value) {
    return varInt(value.ordinal());
  }

  /** The length, then the bytes. */
  public WireWriter bytes(byte[] value) {
    return varInt(value.length).raw(value, 0, value.length);
  }

  /**
   * Twice the length in bytes, then UTF-8. A string with half a surrogate pair, which UTF-8 cannot
   * hold, is written as UTF-16 instead, and the length is made odd to tell.
   */
  public WireWriter string(String value) {
    try {
      // The encoder of a charset reports malformed input; String.getBytes would write '?'.
      ByteBuffer utf8 = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(value));
      varLong(2L * utf8.remaining());
      return raw(utf8.array(), utf8.arrayOffset(), utf8.remaining());
    } catch (CharacterCodingException loneSurrogate) {
      varLong(4L * value.length() + 1);
      for (int i = 0; i < value.length(); i++) {
        octet(value.charAt(i) >>> 8).octet(value.charAt(i));
      }
      return this;
    }
  }

  /** The number of items, then each item, for which {@code item} writes at least one byte. */
  public <T> WireWriter list(Collection<T> items, BiConsumer<WireWriter, T> item) {
    varInt(items.size());
    for (T each : items) {
      int before = size;
      item.accept(this, each);
      if (size == before) {
        // The reader relies on it to bound what it allocates.
        throw new IllegalArgumentException("an item of a list wrote nothing");
      }
    }
    return this;
  }

  /** Everything another writer has written, as it is. */
  public WireWriter append(WireWriter other) {
    return raw(other.bytes, 0, other.size);
  }

  private WireWriter raw(byte[] from, int offset, int length) {
    reserve(length);
    System.arraycopy(from, offset, bytes, size, length);
    size += length;
    return this;
  }

  private void reserve(int more) {
    if (more > bytes.length - size) {
      int needed = Math.addExact(size, more);
      bytes = Arrays.copyOf(bytes, Math.max(needed, (int) Math.min(2L * size, 1 << 30)));
    }
  }
}

package dev.unravel.explore.wire;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Takes one frame apart. Every length is checked against what is left of the frame. */
final class FrameReader {
  private final byte[] frame;
  private int at;

  FrameReader(byte[] frame) {
    this.frame = frame;
  }

  long number() throws IOException {
    need(8);
    long value = 0;
    for (int i = 0; i < 8; i++) {
      value = value << 8 | frame[at++] & 0xff;
    }
    return value;
  }

  /** A number that stands for one of so many things. */
  int below(int limit) throws IOException {
    long value = number();
    if (value < 0 || value >= limit) {
      throw new IOException("a number is " + value + ", it must be below " + limit);
    }
    return (int) value;
  }

  boolean flag() throws IOException {
    need(1);
    return frame[at++] != 0;
  }

  byte[] bytes() throws IOException {
    long length = number();
    need(length);
    byte[] value = new byte[(int) length];
    System.arraycopy(frame, at, value, 0, value.length);
    at += value.length;
    return value;
  }

  String text() throws IOException {
    return new String(bytes(), StandardCharsets.UTF_8);
  }

  List<String> texts() throws IOException {
    int count = count();
    List<String> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      values.add(text());
    }
    return values;
  }

  /** How many things follow; each of them takes at least a byte. */
  int count() throws IOException {
    return below(frame.length - at + 1);
  }

  private void need(long count) throws IOException {
    if (count < 0 || count > frame.length - at) {
      throw new IOException("a frame ends too early");
    }
  }
}

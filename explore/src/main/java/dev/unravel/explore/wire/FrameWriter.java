package dev.unravel.explore.wire;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Fills one frame. */
final class FrameWriter {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  FrameWriter number(long value) {
    for (int shift = 56; shift >= 0; shift -= 8) {
      bytes.write((int) (value >>> shift));
    }
    return this;
  }

  FrameWriter flag(boolean value) {
    bytes.write(value ? 1 : 0);
    return this;
  }

  FrameWriter bytes(byte[] value) {
    number(value.length);
    bytes.write(value, 0, value.length);
    return this;
  }

  FrameWriter text(String value) {
    return bytes(value.getBytes(StandardCharsets.UTF_8));
  }

  FrameWriter texts(List<String> values) {
    number(values.size());
    values.forEach(this::text);
    return this;
  }

  byte[] frame() {
    return bytes.toByteArray();
  }
}

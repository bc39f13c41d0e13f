package dev.unravel.launch.plain;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;

/** Reads a stream to its end on a thread of its own, so that nobody blocks, and keeps its end. */
final class Tail {
  private static final int KEPT = 1 << 16;

  private final byte[] ring = new byte[KEPT];
  private final Thread pump;
  private final Charset charset;
  private long read;

  private Tail(InputStream in, Charset charset) {
    this.charset = charset;
    this.pump = new Thread(() -> pump(in), "unravel-plain-errors");
    pump.setDaemon(true);
  }

  static Tail of(InputStream in, Charset charset) {
    Tail tail = new Tail(in, charset);
    tail.pump.start();
    return tail;
  }

  private void pump(InputStream in) {
    byte[] buffer = new byte[8_192];
    try (in) {
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        keep(buffer, n);
      }
    } catch (IOException ended) {
      // The process was killed.
    }
  }

  private synchronized void keep(byte[] bytes, int count) {
    for (int i = 0; i < count; i++) {
      ring[(int) (read++ % KEPT)] = bytes[i];
    }
  }

  /** What is kept, for a process that has ended. */
  String text() throws InterruptedException {
    pump.join(1_000); // A grandchild may hold the pipe open: then what came so far must do.
    synchronized (this) {
      int length = (int) Math.min(read, KEPT);
      byte[] kept = new byte[length];
      for (int i = 0; i < length; i++) {
        kept[i] = ring[(int) ((read - length + i) % KEPT)];
      }
      return new String(kept, charset);
    }
  }
}

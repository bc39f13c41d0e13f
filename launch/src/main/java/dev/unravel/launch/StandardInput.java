package dev.unravel.launch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Input that the user piped in for the target. Every execution needs the same input, so it is read
 * once, before the first.
 *
 * <p>Whoever starts us from a script or a CI job may leave standard input open for ever, so an idle
 * pipe is never waited for. Once bytes have come, the rest is read to its end, but a writer that
 * then falls silent is not waited for either.
 */
public final class StandardInput {
  static final int LIMIT = 16 << 20;
  private static final long SILENCE_MILLIS = 2_000;
  private static final byte[] END = new byte[0];

  private StandardInput() {}

  /** Reads what is there. On a terminal, or a pipe nobody has written to, that is nothing. */
  public static byte[] read() {
    return Terminal.isStandardInput() ? new byte[0] : read(System.in, SILENCE_MILLIS);
  }

  static byte[] read(InputStream in, long silenceMillis) {
    try {
      if (in.available() == 0) {
        return new byte[0];
      }
    } catch (IOException closed) {
      return new byte[0]; // Started without a standard input: the target gets none either.
    }
    BlockingQueue<byte[]> pieces = new LinkedBlockingQueue<>();
    Thread reader = new Thread(() -> pump(in, pieces), "unravel-stdin");
    reader.setDaemon(true);
    reader.start();
    return gather(pieces, silenceMillis);
  }

  private static void pump(InputStream in, BlockingQueue<byte[]> pieces) {
    try {
      int total = 0;
      byte[] buffer = new byte[1 << 16];
      for (int n = in.read(buffer); n >= 0 && total <= LIMIT; n = in.read(buffer)) {
        total += n;
        pieces.add(Arrays.copyOf(buffer, n));
      }
    } catch (IOException closed) {
      // What came so far is the input.
    }
    pieces.add(END);
  }

  private static byte[] gather(BlockingQueue<byte[]> pieces, long silenceMillis) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    try {
      byte[] piece = pieces.poll(silenceMillis, TimeUnit.MILLISECONDS);
      while (piece != null && piece != END) {
        all.write(piece, 0, piece.length);
        piece = pieces.poll(silenceMillis, TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
    if (all.size() > LIMIT) {
      throw new UsageException(
          "standard input is larger than "
              + (LIMIT >> 20)
              + " MB; give the target less, or a file to read");
    }
    return all.toByteArray();
  }
}

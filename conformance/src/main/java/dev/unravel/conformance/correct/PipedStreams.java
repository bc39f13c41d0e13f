package dev.unravel.conformance.correct;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** One thread writes bytes into a pipe, the other reads them. */
public final class PipedStreams {
  public static void main(String[] args) throws Exception {
    PipedInputStream in = new PipedInputStream(4);
    PipedOutputStream out = new PipedOutputStream(in);
    Thread writer =
        new Thread(
            () -> {
              try (out) {
                out.write(new byte[] {1, 2, 3, 4, 5, 6});
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            });
    writer.start();
    int sum = 0;
    for (int b = in.read(); b >= 0; b = in.read()) {
      sum += b;
    }
    writer.join();
    if (sum != 21) {
      throw new AssertionError("sum " + sum);
    }
  }
}

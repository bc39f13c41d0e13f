package dev.unravel.conformance.everyday;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** A compressing stream that two threads know as a stream only. */
@Fails
public final class ZippedLines {
  private static void write(OutputStream out) {
    try {
      out.write('a');
      out.write('b');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    OutputStream out = new GZIPOutputStream(bytes);
    Thread one = new Thread(() -> write(out));
    Thread other = new Thread(() -> write(out));
    one.start();
    other.start();
    one.join();
    other.join();
    out.close();
    InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    String text = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
    if (!text.equals("abab")) {
      throw new AssertionError(text);
    }
  }
}

package dev.unravel.conformance.everyday;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/** A compressing stream in a class of the program that extends it. */
@Fails
public final class ZippedByASubclass {
  private static final class Report extends GZIPOutputStream {
    Report() throws IOException {
      super(new ByteArrayOutputStream());
    }
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    Report report = new Report();
    Thread other =
        new Thread(
            () -> {
              try {
                report.write('a');
              } catch (IOException finished) {
                throw new UncheckedIOException(finished);
              }
            });
    other.start();
    report.finish();
    other.join();
  }
}

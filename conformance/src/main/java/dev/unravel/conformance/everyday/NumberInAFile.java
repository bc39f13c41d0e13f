package dev.unravel.conformance.everyday;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;

/** A number in a file that two threads increment through the same open file. */
@Fails
public final class NumberInAFile {
  private static void increment(RandomAccessFile open) {
    try {
      open.seek(0);
      int number = open.read();
      open.seek(0);
      open.write(number + 1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    File file = File.createTempFile("number", null);
    file.deleteOnExit();
    try (RandomAccessFile open = new RandomAccessFile(file, "rw")) {
      open.write(0);
      Thread first = new Thread(() -> increment(open));
      Thread second = new Thread(() -> increment(open));
      first.start();
      second.start();
      first.join();
      second.join();
      open.seek(0);
      int number = open.read();
      if (number != 2) {
        throw new AssertionError("the number is " + number);
      }
    }
  }
}

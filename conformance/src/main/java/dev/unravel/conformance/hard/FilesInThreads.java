package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Two threads write and read files. */
@Outcomes("one two")
public final class FilesInThreads {
  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory("hard");
    Path one = folder.resolve("one");
    Path two = folder.resolve("two");
    Thread t = new Thread(() -> write(one, "one"));
    t.start();
    write(two, "two");
    t.join();
    System.out.println(Files.readString(one) + " " + Files.readString(two));
    Files.delete(one);
    Files.delete(two);
    Files.delete(folder);
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

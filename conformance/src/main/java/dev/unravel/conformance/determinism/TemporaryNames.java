package dev.unravel.conformance.determinism;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Prints the names of temporary files, which are drawn until one is free, and leaves them there.
 */
public final class TemporaryNames {
  public static void main(String[] args) throws InterruptedException, IOException {
    // Of this JVM alone, since others may run the same program now.
    String own = "unravel-names-" + ProcessHandle.current().pid();
    Path home = Path.of(System.getProperty("java.io.tmpdir"), own);
    Files.createDirectories(home);
    Thread t = new Thread(() -> print(home));
    t.start();
    print(home);
    t.join();
  }

  private static void print(Path home) {
    try {
      Path folder = Files.createTempDirectory(home, "folder");
      Files.writeString(folder.resolve("inside"), "something");
      System.out.println(home.relativize(folder));
      System.out.println(home.relativize(Files.createTempFile(home, "a", "b")));
      System.out.println(File.createTempFile("file", ".tmp", home.toFile()).getName());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package dev.unravel.api.engine;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Messages of the library, on standard error. */
public final class Messages {
  private Messages() {}

  /** Not through System.err, whose lock the program may hold. */
  public static void say(String message) {
    byte[] bytes =
        ("unravel: " + message + System.lineSeparator()).getBytes(StandardCharsets.UTF_8);
    try {
      // Never closed: that would close standard error.
      new FileOutputStream(FileDescriptor.err).write(bytes);
    } catch (IOException closed) {
      // Nobody to tell.
    }
  }
}

package dev.unravel.runtime.state;

import java.io.File;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/**
 * The temporary files and directories that an execution has made. Their names are random, and
 * random numbers repeat: if they stayed, the next execution would find the name taken, draw another
 * and no longer be the same. So they are deleted before it begins, and when a job is done.
 */
public final class TemporaryFiles {
  private static final List<String> made = new ArrayList<>();

  private TemporaryFiles() {}

  /** One more. */
  public static synchronized void made(String path) {
    made.add(new File(path).getAbsolutePath());
  }

  /** Deletes all of them, with what is in them; no thread of the target runs. */
  public static synchronized void delete() {
    if (!made.isEmpty()) {
      for (String path : made) {
        delete(new File(path));
      }
      made.clear();
    }
  }

  private static void delete(File file) {
    File[] inside = Files.isSymbolicLink(file.toPath()) ? null : file.listFiles();
    if (inside != null) {
      for (File each : inside) {
        delete(each);
      }
    }
    // What cannot be deleted, or is gone, is nobody's business any more.
    file.delete();
  }
}

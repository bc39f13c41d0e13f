package dev.unravel.launch.folder;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.UsageException;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folder in which traces are kept, under names that say whose they are and are never used
 * twice.
 */
public final class TraceFolder {
  private final Path folder;

  public TraceFolder(Path folder) {
    this.folder = folder;
  }

  /** Makes sure, before a long search, that there is somewhere to put what it finds. */
  public void prepare() {
    Path existing = folder.toAbsolutePath();
    while (Files.notExists(existing) && existing.getParent() != null) {
      existing = existing.getParent();
    }
    // Not made before there is something to put into it: a search that finds nothing leaves
    // nothing.
    if (!Files.isDirectory(existing) || !Files.isWritable(existing)) {
      throw new UsageException(
          "the folder " + folder + " cannot be written to; name another with --out");
    }
  }

  public Path keep(Trace trace) {
    return keep(trace, simpleName(trace.target()));
  }

  /** Keeps a trace under a name and a number that makes it a new one. */
  public Path keep(Trace trace, String name) {
    try {
      Files.createDirectories(folder);
      Path file = claim(name);
      TraceFile.write(trace, file);
      return file;
    } catch (IOException failed) {
      throw new LaunchException("cannot write a trace into " + folder, failed);
    }
  }

  /** Two searches may run at the same time, so a name is taken by making the file. */
  private Path claim(String name) throws IOException {
    for (int number = 1; ; number++) {
      Path file = folder.resolve(name + "-" + number + TraceFile.EXTENSION);
      try {
        return Files.createFile(file);
      } catch (FileAlreadyExistsException taken) {
        // The next number may be free.
      }
    }
  }

  /** Puts a trace where one that knew less may have been kept. */
  public void replace(Path file, Trace trace) {
    try {
      Files.createDirectories(folder);
      TraceFile.write(trace, file);
    } catch (IOException failed) {
      throw new LaunchException("cannot write " + file, failed);
    }
  }

  public void drop(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException stays) {
      // One trace too many does no harm.
    }
  }

  private static String simpleName(Target target) {
    String name = target.title();
    int end = target.isTest() ? (name + "#").indexOf('#') : name.length();
    return name.substring(name.lastIndexOf('.', end) + 1).replaceAll("[^\\w-]", "_");
  }
}

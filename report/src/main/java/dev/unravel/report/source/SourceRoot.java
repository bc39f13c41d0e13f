package dev.unravel.report.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A root below which source files lie in folders named after their packages. */
sealed interface SourceRoot {
  /** Longer files are generated, or no source at all. */
  int MOST_BYTES = 2_000_000;

  /** The file, if it is here and declares the package that its place stands for. */
  Optional<SourceFile> read(SourceName name);

  /** A folder. */
  record Directory(Path path) implements SourceRoot {
    @Override
    public Optional<SourceFile> read(SourceName name) {
      try {
        Path root = path.toRealPath();
        // Links that lead out of the folder are not followed.
        Path file = root.resolve(name.path()).toRealPath();
        if (!file.startsWith(root) || !Files.isRegularFile(file)) {
          return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(file)) {
          return SourceRoot.fitting(name, in, Optional.of(file));
        }
      } catch (IOException notThere) {
        return Optional.empty();
      }
    }
  }

  /** A jar of sources. */
  record Jar(Path path) implements SourceRoot {
    @Override
    public Optional<SourceFile> read(SourceName name) {
      try (ZipFile zip = new ZipFile(path.toFile())) {
        ZipEntry entry = zip.getEntry(name.path());
        if (entry == null) {
          return Optional.empty();
        }
        try (InputStream in = zip.getInputStream(entry)) {
          return SourceRoot.fitting(name, in, Optional.empty());
        }
      } catch (IOException unreadable) {
        return Optional.empty();
      }
    }
  }

  private static Optional<SourceFile> fitting(SourceName name, InputStream in, Optional<Path> file)
      throws IOException {
    byte[] bytes = in.readNBytes(MOST_BYTES + 1);
    String text = new String(bytes, StandardCharsets.UTF_8);
    return bytes.length <= MOST_BYTES && name.fits(text)
        ? Optional.of(new SourceFile(name.path(), text.lines().toList(), file))
        : Optional.empty();
  }
}

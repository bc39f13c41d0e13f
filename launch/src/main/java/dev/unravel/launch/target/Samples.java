package dev.unravel.launch.target;

import dev.unravel.launch.Installation;
import dev.unravel.launch.LaunchException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The sample programs, for the demonstration. */
public final class Samples {

  /** System property that names the jar or folder, when it is not where we would look. */
  public static final String PROPERTY = "unravel.samples";

  private static final String JAR = "unravel-samples.jar";

  /** Beside it, where the page looks for the source. */
  private static final String SOURCES = "unravel-samples-sources.jar";

  private Samples() {}

  /**
   * Where their classes are.
   *
   * @param keep a folder for them, if they are only inside our own jar; a trace names them, and is
   *     replayed long after this JVM has ended
   */
  public static Path locate(Path keep) {
    return Installation.find(PROPERTY, List.of(JAR, "samples/target/classes"))
        .or(() -> unpacked(keep))
        .orElseThrow(
            () ->
                new LaunchException(
                    "the samples are missing; build them with \"mvn package\", or name them with"
                        + " -D"
                        + PROPERTY
                        + "=JAR"));
  }

  private static Optional<Path> unpacked(Path keep) {
    if (!Installation.carries(JAR)) {
      return Optional.empty();
    }
    try {
      Files.createDirectories(keep);
    } catch (IOException failed) {
      throw new LaunchException("cannot make the folder " + keep, failed);
    }
    for (String name : List.of(JAR, SOURCES)) {
      Installation.unpack(name, keep.resolve(name));
    }
    return Optional.of(keep.resolve(JAR).toAbsolutePath());
  }
}

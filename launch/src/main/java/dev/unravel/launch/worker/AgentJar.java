package dev.unravel.launch.worker;

import dev.unravel.launch.Installation;
import dev.unravel.launch.LaunchException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The jar that goes into every worker: agent, runtime and search in one. */
public final class AgentJar {

  /** System property that names the jar, when it is not where we would look. */
  public static final String PROPERTY = "unravel.agent";

  private static final String JAR = "unravel-agent.jar";

  private static Path unpacked;

  private AgentJar() {}

  /** Where it is. */
  public static Path locate() {
    return unpacked()
        .or(() -> Installation.find(PROPERTY, List.of(JAR, "agent/target/unravel-agent.jar")))
        .orElseThrow(
            () ->
                new LaunchException(
                    "unravel-agent.jar is missing; build it with \"mvn package\", or name it with"
                        + " -D"
                        + PROPERTY
                        + "=FILE"));
  }

  /** As a file, since workers need one; once for each JVM. */
  private static synchronized Optional<Path> unpacked() {
    if (System.getProperty(PROPERTY) != null) {
      return Optional.empty();
    }
    if (unpacked == null || Files.notExists(unpacked)) {
      if (!Installation.carries(JAR)) {
        return Optional.empty();
      }
      try {
        unpacked = Files.createTempFile("unravel-agent", ".jar");
      } catch (IOException failed) {
        throw new LaunchException("cannot unpack " + JAR, failed);
      }
      unpacked.toFile().deleteOnExit();
      Installation.unpack(JAR, unpacked);
    }
    return Optional.ofNullable(unpacked);
  }
}

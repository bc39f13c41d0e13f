package dev.unravel.launch.worker;

import dev.unravel.launch.Installation;
import dev.unravel.launch.LaunchException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;

/** The jar that goes into every worker: agent, runtime and search in one. */
public final class AgentJar {

  /** System property that names the jar, when it is not where we would look. */
  public static final String PROPERTY = "unravel.agent";

  /** Where a library that is not installed anywhere, but comes from a repository, carries it. */
  private static final String RESOURCE = "/META-INF/unravel/unravel-agent.jar";

  private static Path unpacked;

  private AgentJar() {}

  /** Where it is. */
  public static Path locate() {
    return unpacked()
        .or(
            () ->
                Installation.find(
                    PROPERTY, List.of("unravel-agent.jar", "agent/target/unravel-agent.jar")))
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
      try (InputStream in = AgentJar.class.getResourceAsStream(RESOURCE)) {
        if (in != null) {
          unpacked = Files.createTempFile("unravel-agent", ".jar");
          unpacked.toFile().deleteOnExit();
          Files.copy(in, unpacked, StandardCopyOption.REPLACE_EXISTING);
        }
      } catch (IOException failed) {
        throw new LaunchException("cannot unpack " + RESOURCE, failed);
      }
    }
    return Optional.ofNullable(unpacked);
  }
}

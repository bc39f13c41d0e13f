package dev.unravel.junit;

import dev.unravel.launch.AgentJar;
import dev.unravel.launch.LaunchException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The agent's jar, which comes inside ours: workers need it as a file. */
final class AgentFile {
  private static final String RESOURCE = "unravel-agent.jar";
  private static Path file;

  private AgentFile() {}

  /** Where it is, once for each JVM. */
  static synchronized Path get() {
    if (file == null || Files.notExists(file)) {
      file = System.getProperty(AgentJar.PROPERTY) == null ? unpack() : AgentJar.locate();
    }
    return file;
  }

  private static Path unpack() {
    try (InputStream in = AgentFile.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        return AgentJar.locate();
      }
      Path unpacked = Files.createTempFile("unravel-agent", ".jar");
      unpacked.toFile().deleteOnExit();
      Files.copy(in, unpacked, StandardCopyOption.REPLACE_EXISTING);
      return unpacked;
    } catch (IOException failed) {
      throw new LaunchException("cannot unpack " + RESOURCE, failed);
    }
  }
}

package dev.unravel.cli;

import java.util.Optional;
import picocli.CommandLine;

/** The version in the jar's manifest, and the JDK that runs it. */
final class Version implements CommandLine.IVersionProvider {
  @Override
  public String[] getVersion() {
    String version =
        Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
            .orElse("(development)");
    return new String[] {"unravel " + version + ", JDK " + System.getProperty("java.version")};
  }
}

package dev.unravel.cli.console;

import java.util.Optional;
import picocli.CommandLine;

/** The version in the jar's manifest, and the JDK that runs it. */
public final class Version implements CommandLine.IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"unravel " + number() + ", JDK " + System.getProperty("java.version")};
  }

  /** That of the jar, if it is run from one. */
  public static String number() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
        .orElse("(development)");
  }
}

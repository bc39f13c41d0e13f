package dev.unravel.launch.target;

import dev.unravel.launch.Installation;
import dev.unravel.launch.LaunchException;
import java.nio.file.Path;
import java.util.List;

/** The sample programs, for the demonstration. */
public final class Samples {

  /** System property that names the jar or folder, when it is not where we would look. */
  public static final String PROPERTY = "unravel.samples";

  private Samples() {}

  /** Where their classes are. */
  public static Path locate() {
    return Installation.find(PROPERTY, List.of("unravel-samples.jar", "samples/target/classes"))
        .orElseThrow(
            () ->
                new LaunchException(
                    "the samples are missing; build them with \"mvn package\", or name them with"
                        + " -D"
                        + PROPERTY
                        + "=JAR"));
  }
}

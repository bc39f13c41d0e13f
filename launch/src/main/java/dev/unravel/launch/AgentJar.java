package dev.unravel.launch;

import java.nio.file.Path;
import java.util.List;

/** The jar that goes into every worker: agent, runtime and search in one. */
public final class AgentJar {

  /** System property that names the jar, when it is not where we would look. */
  public static final String PROPERTY = "unravel.agent";

  private AgentJar() {}

  /** Where it is. */
  public static Path locate() {
    return Installation.find(
            PROPERTY, List.of("unravel-agent.jar", "agent/target/unravel-agent.jar"))
        .orElseThrow(
            () ->
                new LaunchException(
                    "unravel-agent.jar is missing; build it with \"mvn package\", or name it with"
                        + " -D"
                        + PROPERTY
                        + "=FILE"));
  }
}

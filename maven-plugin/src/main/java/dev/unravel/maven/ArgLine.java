package dev.unravel.maven;

import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;

/** Options for a JVM in one line, as Surefire takes them. */
final class ArgLine {
  private ArgLine() {}

  static String javaAgent(Path agent, Path breakpoints, Path hits) throws MojoExecutionException {
    for (Path file : new Path[] {breakpoints, hits}) {
      if (file.toString().contains(",")) {
        throw new MojoExecutionException(
            "the agent's options are separated by commas, so there can be none in " + file);
      }
    }
    String option = "-javaagent:" + agent + "=breakpoints=" + breakpoints + ",report=" + hits;
    return option.contains(" ") ? '"' + option + '"' : option;
  }
}

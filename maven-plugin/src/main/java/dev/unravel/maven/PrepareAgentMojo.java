package dev.unravel.maven;

import dev.unravel.launch.worker.AgentJar;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Properties;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * Gives the JVMs that Surefire and Failsafe start the concurrent breakpoints of a file, through the
 * property that they take their options from. The tests then run as always, in plain JVMs.
 */
@Mojo(name = "prepare-agent", defaultPhase = LifecyclePhase.INITIALIZE, threadSafe = true)
public final class PrepareAgentMojo extends AbstractMojo {
  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private MavenProject project;

  /** The breakpoints, as {@code unravel breakpoints} writes them. */
  @Parameter(
      property = "unravel.breakpoints",
      defaultValue = "${project.basedir}/unravel-breakpoints/breakpoints.txt")
  private File breakpoints;

  /** Which breakpoints were hit, as JSON, is written here. */
  @Parameter(
      property = "unravel.hits",
      defaultValue = "${project.build.directory}/unravel-breakpoints.json")
  private File hits;

  /** The property that the options go to, in front of what it holds. */
  @Parameter(property = "unravel.propertyName", defaultValue = "argLine")
  private String propertyName;

  @Override
  public void execute() throws MojoExecutionException {
    if (!breakpoints.isFile()) {
      getLog().warn("no breakpoints: there is no file " + breakpoints);
      return;
    }
    Properties properties = project.getProperties();
    String before = properties.getProperty(propertyName, "");
    String option =
        ArgLine.javaAgent(agent(), breakpoints.toPath(), hits.toPath().toAbsolutePath());
    properties.setProperty(propertyName, (option + " " + before).strip());
    getLog().info(propertyName + " set to " + properties.getProperty(propertyName));
  }

  /** A copy that lasts, and is the same for every build. */
  private Path agent() throws MojoExecutionException {
    Path copy = Path.of(project.getBuild().getDirectory(), "unravel-agent.jar");
    try {
      Files.createDirectories(copy.getParent());
      Files.copy(AgentJar.locate(), copy, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failed) {
      throw new MojoExecutionException("the agent cannot be copied to " + copy, failed);
    }
    return copy;
  }
}

package dev.unravel.maven;

import java.io.File;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** {@code unravel replay}: repeats a failing execution; exits with a failure if it still fails. */
@Mojo(name = "replay")
public final class ReplayMojo extends ToolMojo {
  /** The trace file. */
  @Parameter(
      property = "trace",
      defaultValue = "${project.build.directory}/unravel-report/failing.unravel")
  private File trace;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    run(List.of("replay", trace.getPath()));
  }
}

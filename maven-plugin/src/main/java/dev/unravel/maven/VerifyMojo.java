package dev.unravel.maven;

import java.io.File;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** {@code unravel verify}: compiles the project, and fails the build if a trace still fails. */
@Mojo(name = "verify", requiresDependencyResolution = ResolutionScope.TEST)
@Execute(phase = LifecyclePhase.TEST_COMPILE)
public final class VerifyMojo extends ToolMojo {
  /** The trace file. */
  @Parameter(
      property = "trace",
      defaultValue = "${project.build.directory}/unravel-report/failing.unravel")
  private File trace;

  /** The class path of the tests, as it is after the change. */
  @Parameter(defaultValue = "${project.testClasspathElements}", readonly = true, required = true)
  private List<String> classPath;

  /** Where a trace goes if it fails. */
  @Parameter(property = "unravel.out", defaultValue = "${project.build.directory}/unravel-report")
  private File out;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    List<String> entries = classPath.stream().filter(entry -> new File(entry).exists()).toList();
    run(
        List.of(
            "verify",
            trace.getPath(),
            "-cp",
            String.join(File.pathSeparator, entries),
            "--out",
            out.getPath()));
  }
}

package dev.unravel.maven;

import java.io.File;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** {@code unravel explain --format html}: the page about a trace. */
@Mojo(name = "report")
public final class ReportMojo extends ToolMojo {
  /** The trace file. */
  @Parameter(
      property = "trace",
      defaultValue = "${project.build.directory}/unravel-report/failing.unravel")
  private File trace;

  /** The page. */
  @Parameter(
      property = "unravel.page",
      defaultValue = "${project.build.directory}/unravel-report/report.html")
  private File page;

  @Override
  public void execute() throws MojoExecutionException {
    int status =
        status(List.of("explain", "--format", "html", "--out", page.getPath(), trace.getPath()));
    // That there is a failure is no news.
    if (status != FAILURE_FOUND) {
      throw new MojoExecutionException("there is no page, see above");
    }
  }
}

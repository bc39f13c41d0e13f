package dev.unravel.maven;

import dev.unravel.cli.Tool;
import dev.unravel.launch.worker.WorkerSetup;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;

/** Runs a command and makes its exit status that of the build. */
abstract class ToolMojo extends AbstractMojo {
  static final int FAILURE_FOUND = 1;

  private static final int INCONCLUSIVE = 4;

  final void run(List<String> words) throws MojoExecutionException, MojoFailureException {
    judge(status(words));
  }

  final int status(List<String> words) {
    getLog().debug("unravel " + String.join(" ", words));
    return new Tool(() -> new byte[0], System.out, System.err, WorkerSetup::of)
        .run(words.toArray(String[]::new));
  }

  private static void judge(int status) throws MojoExecutionException, MojoFailureException {
    switch (status) {
      case 0 -> {}
      case FAILURE_FOUND -> throw new MojoFailureException("a failure was found, see above");
      case INCONCLUSIVE -> throw new MojoFailureException("there is no result, see above");
      default -> throw new MojoExecutionException("unravel could not do its work, see above");
    }
  }
}

package dev.unravel.cli.option;

import dev.unravel.cli.console.Console;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.launch.UsageException;
import dev.unravel.report.ci.GithubAnnotations;
import dev.unravel.report.ci.SourcePaths;
import dev.unravel.report.source.Sources;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The option to mark places in the source where a code host shows them. */
public final class AnnotateOption {
  @Option(
      names = "--annotate",
      paramLabel = "HOST",
      description = "Print annotations for the source, too: github.")
  private String host;

  public void check() {
    if (host != null && !host.equals("github")) {
      throw new UsageException("--annotate knows github only");
    }
  }

  /** Prints them if they are wanted. */
  public void print(Explanation explanation, Sources sources, Console console) {
    if (host != null) {
      SourcePaths paths = SourcePaths.below(Path.of("").toAbsolutePath(), sources);
      GithubAnnotations.of(explanation, paths).forEach(console::annotation);
    }
  }
}

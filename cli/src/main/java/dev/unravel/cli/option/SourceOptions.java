package dev.unravel.cli.option;

import dev.unravel.launch.UsageException;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** Options that say where the target's source is. */
public final class SourceOptions {
  @Option(
      names = "--source",
      paramLabel = "DIR",
      description =
          "Where the target's source is, if not in a usual place. May be given several times.")
  private List<Path> folders = List.of();

  public Sources of(Target target) {
    for (Path folder : folders) {
      if (!Files.isDirectory(folder)) {
        throw new UsageException("--source: " + folder + " is not a folder");
      }
    }
    return Sources.of(folders, target.classPath(), Path.of("").toAbsolutePath());
  }
}

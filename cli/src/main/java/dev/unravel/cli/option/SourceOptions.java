package dev.unravel.cli.option;

import dev.unravel.launch.UsageException;
import dev.unravel.report.source.EditorLink;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** Options about the target's source: where it is, and what opens it. */
public final class SourceOptions {
  @Option(
      names = "--source",
      paramLabel = "DIR",
      description =
          "Where the target's source is, if not in a usual place. May be given several times.")
  private List<Path> folders = List.of();

  @Option(
      names = "--links",
      paramLabel = "EDITOR",
      converter = OptionWords.EditorLinkWord.class,
      completionCandidates = OptionWords.EditorLinks.class,
      description = "Link the page's places to the source in an editor: ${COMPLETION-CANDIDATES}.")
  private EditorLink links;

  public Sources of(Target target) {
    for (Path folder : folders) {
      if (!Files.isDirectory(folder)) {
        throw new UsageException("--source: " + folder + " is not a folder");
      }
    }
    Sources sources = Sources.of(folders, target.classPath(), Path.of("").toAbsolutePath());
    return links == null ? sources : sources.linkedTo(links);
  }
}

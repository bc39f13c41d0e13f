package dev.unravel.cli.command;

import dev.unravel.cli.console.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code unravel} alone: says what there is. */
@Command(
    name = "unravel",
    description =
        "Finds a thread schedule that makes a Java program fail, replays it exactly and explains"
            + " it.",
    synopsisSubcommandLabel = "COMMAND",
    versionProvider = Version.class,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:nothing found",
      "1:a failure was found or reproduced",
      "2:wrong usage",
      "3:the tool failed, or a replay diverged",
      "4:inconclusive"
    },
    footer = {
      "",
      "For a start: unravel demo",
      "What a verdict means: docs/verdicts.md",
      "What the words mean: docs/words.md",
      "Shell completion: source <(unravel generate-completion)"
    })
final class UnravelCommand implements Runnable {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this help.")
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Print the version.")
  private boolean version;

  @Option(names = "--no-color", hidden = true)
  private boolean noColor;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "which command?");
  }
}

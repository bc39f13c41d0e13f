package dev.unravel.cli.console;

import picocli.CommandLine.Option;

/** Options that every command understands. */
public final class CommonOptions {
  @Option(names = "--json", description = "Print one JSON object on standard output.")
  public boolean json;

  @Option(
      names = "--verbose",
      description = "Print stack traces of errors, and the target's output of every run.")
  public boolean verbose;

  @Option(names = "--no-color", description = "Print without colours.")
  boolean noColor;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this help.")
  boolean help;
}

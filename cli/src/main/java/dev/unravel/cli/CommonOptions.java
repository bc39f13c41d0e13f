package dev.unravel.cli;

import picocli.CommandLine.Option;

/** Options that every command understands. */
final class CommonOptions {
  @Option(names = "--json", description = "Print one JSON object on standard output.")
  boolean json;

  @Option(
      names = "--verbose",
      description = "Print stack traces of errors, and the target's output of every run.")
  boolean verbose;

  @Option(names = "--no-color", description = "Print without colours.")
  boolean noColor;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this help.")
  boolean help;
}

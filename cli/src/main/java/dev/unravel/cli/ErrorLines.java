package dev.unravel.cli;

import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Printable;
import dev.unravel.launch.BlindWorkerException;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.report.Json;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what went wrong into a line or two, and an exit status. */
final class ErrorLines implements IParameterExceptionHandler, IExecutionExceptionHandler {
  private final PrintStream out;
  private final PrintStream err;

  ErrorLines(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public int handleParseException(ParameterException wrong, String[] args) {
    String command = wrong.getCommandLine().getCommandSpec().qualifiedName();
    String message = firstLine(wrong);
    // Parsing stopped half way, so whether JSON is wanted is not known better than this.
    String advice = suggestion(wrong) + "see " + command + " --help";
    print(message, advice, List.of(args).contains("--json"));
    return ExitCode.USAGE;
  }

  /** The commands, options or words that somebody may have meant who made a typing error. */
  private static String suggestion(ParameterException wrong) {
    List<String> likely = List.of();
    if (wrong instanceof UnmatchedArgumentException unmatched) {
      likely = Spelling.meant(unmatched.getUnmatched().get(0), known(unmatched));
    } else if (wrong.getArgSpec() != null && wrong.getValue() != null) {
      List<String> words = new ArrayList<>();
      Iterable<String> candidates = wrong.getArgSpec().completionCandidates();
      if (candidates != null) {
        candidates.forEach(words::add);
      }
      likely = Spelling.meant(wrong.getValue(), words);
    }
    return likely.isEmpty() ? "" : "did you mean " + String.join(" or ", likely) + "? ";
  }

  private static Collection<String> known(UnmatchedArgumentException unmatched) {
    CommandLine command = unmatched.getCommandLine();
    return unmatched.getUnmatched().get(0).startsWith("-")
        ? command.getCommandSpec().optionsMap().keySet()
        : command.getSubcommands().keySet();
  }

  @Override
  public int handleExecutionException(Exception wrong, CommandLine command, ParseResult parsed) {
    ParseResult own = command.getParseResult();
    boolean json = own.hasMatchedOption("--json");
    boolean verbose = own.hasMatchedOption("--verbose");
    if (wrong instanceof ParameterException parameter) {
      return handleParseException(parameter, parsed.originalArgs().toArray(new String[0]));
    }
    if (wrong instanceof BlindWorkerException blind) {
      return inconclusive(blind.getMessage(), json);
    }
    String advice = verbose ? "" : advice(wrong);
    print(firstLine(wrong), advice, json);
    if (verbose) {
      wrong.printStackTrace(err);
      err.println(detail(wrong));
    }
    return wrong instanceof UsageException ? ExitCode.USAGE : ExitCode.TOOL_ERROR;
  }

  /** Nothing is wrong with the tool, nor is anything known about the target. */
  private int inconclusive(String message, boolean json) {
    out.println(
        json
            ? Json.text(
                object ->
                    object
                        .beginObject()
                        .field("verdict", ExitCode.verdict(ExitCode.INCONCLUSIVE))
                        .field("message", message)
                        .endObject())
            : "INCONCLUSIVE " + Printable.line(message));
    return ExitCode.INCONCLUSIVE;
  }

  private void print(String message, String advice, boolean json) {
    err.println("unravel: " + Printable.line(message));
    if (!advice.isEmpty()) {
      err.println(advice);
    }
    if (json) {
      out.println(
          Json.text(
              object ->
                  object
                      .beginObject()
                      .field("verdict", "error")
                      .field("message", message)
                      .endObject()));
    }
  }

  private static String firstLine(Exception wrong) {
    boolean told =
        wrong instanceof UsageException
            || wrong instanceof LaunchException
            || wrong instanceof WorkerLostException
            || wrong instanceof ParameterException;
    String message = told ? wrong.getMessage() : "unexpected " + wrong;
    String cause =
        told && wrong.getCause() != null && !(wrong instanceof ParameterException)
            ? ": " + wrong.getCause().getMessage()
            : "";
    return (message + cause).lines().findFirst().orElse(wrong.getClass().getName());
  }

  private static String advice(Exception wrong) {
    boolean saysAll =
        wrong instanceof LaunchException && wrong.getCause() == null && detail(wrong).isEmpty();
    if (wrong instanceof UsageException || saysAll) {
      return "";
    }
    if (detail(wrong).contains("OutOfMemoryError")) {
      return "it ran out of memory; give it more with --jvm -Xmx4g";
    }
    return "run with --verbose to see more";
  }

  private static String detail(Exception wrong) {
    if (wrong instanceof WorkerLostException lost) {
      return lost.lastLines();
    }
    return wrong instanceof LaunchException launch ? launch.detail() : "";
  }
}

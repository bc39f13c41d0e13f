package dev.unravel.cli;

import dev.unravel.cli.command.Commands;
import dev.unravel.cli.command.Workplace;
import dev.unravel.cli.console.Environment;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import picocli.CommandLine;

/** The command line as an object, so that tests can give it other streams and other workers. */
public final class Tool {
  private final Workplace workplace;

  /**
   * @param in reads what was piped in for the target
   * @param out where results go
   * @param err where everything else goes
   * @param workers makes workers
   */
  public Tool(
      Supplier<byte[]> in,
      PrintStream out,
      PrintStream err,
      BiFunction<Jdk, WorkerBackend, WorkerSetup> workers) {
    this.workplace = new Workplace(in, out, err, workers);
  }

  /** Runs a command and returns its exit status. */
  public int run(String... args) {
    CommandLine line = Commands.parser(workplace, List.of(args));
    line.setExpandAtFiles(false);
    line.setPosixClusteredShortOptionsAllowed(false);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setUsageHelpAutoWidth(Environment.isTerminal());
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(
            Environment.colours(List.of(args).contains("--no-color"))
                ? CommandLine.Help.Ansi.ON
                : CommandLine.Help.Ansi.OFF));
    line.setOut(new PrintWriter(workplace.out(), true));
    line.setErr(new PrintWriter(workplace.err(), true));
    ErrorLines errors = new ErrorLines(workplace.out(), workplace.err());
    line.setParameterExceptionHandler(errors);
    line.setExecutionExceptionHandler(errors);
    return line.execute(args);
  }
}

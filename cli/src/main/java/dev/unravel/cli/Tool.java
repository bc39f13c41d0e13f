package dev.unravel.cli;

import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;

/** The command line as an object, so that tests can give it other streams and other workers. */
public final class Tool {
  /** To describe one to picocli takes ten milliseconds, so only the one that is asked for is. */
  private static final List<String> COMMANDS =
      List.of(
          "run",
          "find",
          "conflicts",
          "prove",
          "record",
          "replay",
          "simplify",
          "isolate",
          "explain",
          "breakpoints",
          "show",
          "step",
          "demo");

  private final Supplier<byte[]> in;
  private final PrintStream out;
  private final PrintStream err;
  private final BiFunction<Jdk, WorkerBackend, WorkerSetup> workers;

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
    this.in = in;
    this.out = out;
    this.err = err;
    this.workers = workers;
  }

  /** Runs a command and returns its exit status. */
  public int run(String... args) {
    CommandLine line = new CommandLine(new UnravelCommand());
    String only = args.length > 0 && COMMANDS.contains(args[0]) ? args[0] : "";
    if (only.isEmpty()) {
      COMMANDS.forEach(name -> line.addSubcommand(command(name)));
      line.addSubcommand(new AutoComplete.GenerateCompletion());
      line.addSubcommand(new CommandLine.HelpCommand());
    } else {
      line.addSubcommand(command(only));
    }
    line.setExpandAtFiles(false);
    line.setPosixClusteredShortOptionsAllowed(false);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setUsageHelpAutoWidth(Environment.isTerminal());
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(
            Environment.colours(List.of(args).contains("--no-color"))
                ? CommandLine.Help.Ansi.ON
                : CommandLine.Help.Ansi.OFF));
    line.setOut(new PrintWriter(out, true));
    line.setErr(new PrintWriter(err, true));
    Failures failures = new Failures(out, err);
    line.setParameterExceptionHandler(failures);
    line.setExecutionExceptionHandler(failures);
    return line.execute(args);
  }

  private CommandLine command(String name) {
    return switch (name) {
      case "run" -> searching(new RunCommand(this), RunCommand.FOLDER);
      case "find" -> searching(new FindCommand(this), FindCommand.FOLDER);
      case "conflicts" -> searching(new ConflictsCommand(this), FindCommand.FOLDER);
      case "prove" -> new CommandLine(new ProveCommand(this)).setStopAtPositional(true);
      case "record" -> new CommandLine(new RecordCommand(this)).setStopAtPositional(true);
      case "replay" -> new CommandLine(new ReplayCommand(this));
      case "simplify" -> new CommandLine(new SimplifyCommand(this));
      case "isolate" -> new CommandLine(new IsolateCommand(this));
      case "explain" -> new CommandLine(new ExplainCommand(this));
      case "breakpoints" -> new CommandLine(new BreakpointsCommand(this));
      case "show" -> new CommandLine(new ShowCommand(this));
      case "step" -> new CommandLine(new StepCommand(this));
      default -> new CommandLine(new DemoCommand(this));
    };
  }

  private static CommandLine searching(Object command, String folder) {
    return new CommandLine(command)
        .setDefaultValueProvider(new SearchDefaults(folder))
        .setResourceBundle(new SearchHelp())
        // As the java launcher does it: what follows the main class or the jar is the target's.
        .setStopAtPositional(true);
  }

  byte[] standardInput() {
    return in.get();
  }

  /** What somebody types, line by line. */
  BufferedReader lines() {
    return new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
  }

  Console console(CommonOptions options) {
    return new Console(out, err, options);
  }

  WorkerSetup workers(Jdk jdk, WorkerBackend backend) {
    return workers.apply(jdk, backend);
  }
}

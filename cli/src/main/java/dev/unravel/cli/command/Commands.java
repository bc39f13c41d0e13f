package dev.unravel.cli.command;

import java.util.List;
import java.util.Optional;
import picocli.AutoComplete;
import picocli.CommandLine;

/** The commands, in the order in which help lists them. Each brings its own entry. */
public final class Commands {
  private static final List<CommandEntry> ALL =
      List.of(
          RunCommand.ENTRY,
          FindCommand.ENTRY,
          ConflictsCommand.ENTRY,
          ProveCommand.ENTRY,
          RecordCommand.ENTRY,
          ReplayCommand.ENTRY,
          VerifyCommand.ENTRY,
          SimplifyCommand.ENTRY,
          IsolateCommand.ENTRY,
          ExplainCommand.ENTRY,
          BreakpointsCommand.ENTRY,
          ShowCommand.ENTRY,
          StepCommand.ENTRY,
          McpCommand.ENTRY,
          DemoCommand.ENTRY);

  private Commands() {}

  /**
   * A parser of a command line. If it begins with the name of a command, the parser knows only that
   * one: to read the options of all takes longer than most commands take to start.
   */
  public static CommandLine parser(Workplace workplace, List<String> args) {
    CommandLine line = new CommandLine(new UnravelCommand());
    Optional<CommandEntry> only =
        args.stream()
            .findFirst()
            .flatMap(word -> ALL.stream().filter(each -> each.name().equals(word)).findFirst());
    if (only.isPresent()) {
      return add(line, only.get(), workplace);
    }
    ALL.forEach(each -> add(line, each, workplace));
    line.addSubcommand(new AutoComplete.GenerateCompletion());
    line.addSubcommand(new CommandLine.HelpCommand());
    return line;
  }

  private static CommandLine add(CommandLine line, CommandEntry entry, Workplace workplace) {
    return line.addSubcommand(entry.name(), entry.line().apply(workplace));
  }
}

package dev.unravel.cli.command;

import dev.unravel.cli.option.SearchDefaults;
import dev.unravel.cli.option.SearchHelp;
import java.util.function.Function;
import picocli.CommandLine;

/**
 * A command's place in the list of {@link Commands}. The command is made only when somebody asks
 * for it.
 *
 * @param name how it is called on the command line
 * @param line makes its parser
 */
public record CommandEntry(String name, Function<Workplace, CommandLine> line) {

  /** A command whose arguments are all its own. */
  static CommandEntry plain(String name, Function<Workplace, Object> command) {
    return new CommandEntry(name, workplace -> new CommandLine(command.apply(workplace)));
  }

  /** As the java launcher does it: what follows the main class or the jar is the target's. */
  static CommandEntry withTarget(String name, Function<Workplace, Object> command) {
    return new CommandEntry(
        name, workplace -> new CommandLine(command.apply(workplace)).setStopAtPositional(true));
  }

  /**
   * A command that has the options of a search.
   *
   * @param folder where it keeps traces, unless told otherwise
   */
  static CommandEntry searching(String name, String folder, Function<Workplace, Object> command) {
    return new CommandEntry(
        name,
        workplace ->
            withTarget(name, command)
                .line()
                .apply(workplace)
                .setDefaultValueProvider(new SearchDefaults(folder))
                .setResourceBundle(new SearchHelp()));
  }
}

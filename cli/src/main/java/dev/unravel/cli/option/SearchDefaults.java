package dev.unravel.cli.option;

import dev.unravel.trace.Settings;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Options that are part of a search's settings: what they are when the user says nothing. */
public final class SearchDefaults implements IDefaultValueProvider {
  private final String folder;

  /**
   * @param folder where what is found goes
   */
  public SearchDefaults(String folder) {
    this.folder = folder;
  }

  @Override
  public String defaultValue(ArgSpec argument) {
    if (!(argument instanceof OptionSpec option)) {
      return null;
    }
    Settings defaults = Settings.defaults();
    return switch (option.longestName()) {
      case "--seed" -> Long.toString(defaults.seed());
      case "--strategy" -> defaults.strategy();
      case "--points" -> defaults.points().word();
      case "--isolation" -> defaults.isolation().word();
      case "--patience" -> Long.toString(defaults.patienceMillis());
      case "--max-actions" -> Long.toString(defaults.maxActions());
      case "--out" -> folder;
      default -> null; // As the option itself says.
    };
  }
}

package dev.unravel.cli.console;

import dev.unravel.launch.Terminal;

/** The parts of the environment that say how to print. */
public final class Environment {
  private static final int WIDTH = 120;

  private Environment() {}

  public static boolean isTerminal() {
    return Terminal.isStandardOutput();
  }

  /** Colours on a terminal that has them, unless NO_COLOR is set, as on no-color.org. */
  public static boolean colours(boolean unwanted) {
    String noColor = System.getenv("NO_COLOR");
    return !unwanted
        && isTerminal()
        && (noColor == null || noColor.isEmpty())
        && !"dumb".equals(System.getenv("TERM"));
  }

  /** Whether progress is wanted a line each where there is no terminal, by whoever started us. */
  static boolean progressLines() {
    return "lines".equals(System.getenv("UNRAVEL_PROGRESS"));
  }

  /** Width of the terminal; the launcher script passes what the shell knows. */
  public static int width() {
    try {
      return Integer.parseInt(System.getenv().getOrDefault("COLUMNS", ""));
    } catch (NumberFormatException unknown) {
      return WIDTH;
    }
  }
}

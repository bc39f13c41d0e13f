package dev.unravel.launch;

import java.io.Console;

/**
 * The standard streams that are a terminal. Java cannot tell for each of them, so the launcher
 * script passes what the shell knows; without it the console answers for all three.
 */
public final class Terminal {

  /** System property with the numbers of the streams that are a terminal, for example "02". */
  public static final String PROPERTY = "unravel.terminal";

  private Terminal() {}

  public static boolean isStandardInput() {
    return is('0');
  }

  public static boolean isStandardOutput() {
    return is('1');
  }

  public static boolean isStandardError() {
    return is('2');
  }

  private static boolean is(char stream) {
    String known = System.getProperty(PROPERTY);
    return known != null ? known.indexOf(stream) >= 0 : consoleIsTerminal();
  }

  private static boolean consoleIsTerminal() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      // JDK 22 and later may hand out a console that is none, and have a method to ask.
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException olderJdk) {
      return true;
    }
  }
}

package dev.unravel.step.console;

import java.util.List;

/** Something to do that was typed at the console. */
sealed interface ConsoleCommand {
  List<String> HELP =
      List.of(
          "step, s [N]     to the next line, into calls",
          "next, n [N]     to the next line, over calls",
          "switch, sw [N]  to where another thread runs",
          "change, c NAME  to where a field gets another value: change this.count",
          "run, r          to the end, or to where nothing can go on",
          "to CLOCK        to right before that action",
          "back, b [N]     to where you were before",
          "where, w [all]  the stack of the thread that runs, or of all",
          "print, p NAME   a variable, field or element: print counter.values[3]",
          "quit, q         leave");

  /** Goes on, so many times. */
  record Go(Move move, long times) implements ConsoleCommand {}

  /** Starts anew and stops at a clock value. */
  record Leap(long clock) implements ConsoleCommand {}

  /** Takes so many moves back. */
  record Back(long moves) implements ConsoleCommand {}

  /** Shows stacks. */
  record Where(boolean all) implements ConsoleCommand {}

  /** Shows a value. */
  record Print(String expression) implements ConsoleCommand {}

  /** Shows what can be typed. */
  record Help() implements ConsoleCommand {}

  /** Does nothing: the line was empty. */
  record Nothing() implements ConsoleCommand {}

  /** Leaves. */
  record Quit() implements ConsoleCommand {}

  /**
   * What a line means.
   *
   * @throws ConsoleException if it lacks something, or has something else than it should
   */
  static ConsoleCommand parse(String line) {
    String[] words = line.trim().split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    return switch (words[0]) {
      case "" -> new Nothing();
      case "s", "step" -> new Go(Move.of(Move.Kind.STEP), times(rest));
      case "n", "next" -> new Go(Move.of(Move.Kind.NEXT), times(rest));
      case "sw", "switch" -> new Go(Move.of(Move.Kind.SWITCH), times(rest));
      case "c", "change" ->
          new Go(new Move(Move.Kind.CHANGE, needed(rest, "what? change NAME")), 1);
      case "r", "run" -> new Go(Move.of(Move.Kind.RUN), 1);
      case "to" -> new Leap(number(needed(rest, "where to? to CLOCK")));
      case "b", "back" -> new Back(times(rest));
      case "w", "where" -> new Where(rest.equals("all"));
      case "p", "print" -> new Print(needed(rest, "what? print NAME"));
      case "q", "quit", "exit" -> new Quit();
      default -> new Help();
    };
  }

  private static String needed(String rest, String question) {
    if (rest.isEmpty()) {
      throw new ConsoleException(question);
    }
    return rest;
  }

  private static long times(String text) {
    return text.isEmpty() ? 1 : number(text);
  }

  private static long number(String text) {
    if (!text.matches("[1-9][0-9]{0,17}")) {
      throw new ConsoleException("a number from 1 on, not " + text);
    }
    return Long.parseLong(text);
  }
}

package dev.unravel.wire;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The length of a turn, after which the next thread runs: a time ({@code 500us}, {@code 10ms},
 * {@code 1s}), or a number of actions ({@code 1000p}), which makes a run repeat as far as its
 * inputs do.
 *
 * @param nanos the time, or 0
 * @param points the number, or 0
 */
public record Quantum(long nanos, long points) {
  /** What the name of the strategy in a trace starts with. */
  private static final String STRATEGY = "quantum ";

  private static final Pattern WORD = Pattern.compile("([1-9]\\d{0,14})(us|ms|s|p)");

  /**
   * Reads what a user writes.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static Quantum parse(String word) {
    Matcher matcher = WORD.matcher(word);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("'" + word + "' is not a quantum such as 10ms or 1000p");
    }
    long number = Long.parseLong(matcher.group(1));
    long most = Long.MAX_VALUE / 1_000_000_000;
    return switch (matcher.group(2)) {
      case "us" -> new Quantum(number * 1_000, 0);
      case "ms" -> new Quantum(Math.min(number, most) * 1_000_000, 0);
      case "s" -> new Quantum(Math.min(number, most) * 1_000_000_000, 0);
      default -> new Quantum(0, number);
    };
  }

  /** How a trace names the strategy with this quantum. */
  public static String strategy(String word) {
    parse(word);
    return STRATEGY + word;
  }

  /** The quantum of the strategy that a trace names. */
  public static Quantum of(String strategy) {
    return parse(strategy.startsWith(STRATEGY) ? strategy.substring(STRATEGY.length()) : strategy);
  }
}

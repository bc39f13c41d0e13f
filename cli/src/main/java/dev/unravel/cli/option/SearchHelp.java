package dev.unravel.cli.option;

import dev.unravel.explore.strategy.Strategies;
import dev.unravel.trace.PointLevel;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Help on the values of options, a line for each. Not in the annotations, since these cannot list
 * what is known elsewhere.
 */
public final class SearchHelp extends ListResourceBundle {
  private static final String DEFAULT = "Default: ${DEFAULT-VALUE}.";

  private static String points(PointLevel level) {
    return switch (level) {
      case SYNC -> "monitors, volatiles, java.util.concurrent";
      case MEMORY -> "sync, and every field and array access";
      case RACES -> "sync, and accesses that were seen to race";
      case YIELD -> throw new IllegalArgumentException("no search has yield points");
    };
  }

  @Override
  protected Object[][] getContents() {
    Stream<String> strategies =
        Strategies.names().stream().map(name -> value(name, Strategies.help(name)));
    Stream<String> levels =
        OptionWords.SEARCHED.stream().map(level -> value(level.word(), points(level)));
    return Stream.concat(
            lines("strategy", "How schedules are chosen:", strategies),
            lines("points", "Where threads may be switched:", levels))
        .toArray(Object[][]::new);
  }

  /** A description of several lines has a key for each, with its number. */
  private static Stream<Object[]> lines(String option, String what, Stream<String> values) {
    List<String> lines =
        Stream.of(Stream.of(what), values, Stream.of(DEFAULT)).flatMap(all -> all).toList();
    return IntStream.range(0, lines.size())
        .mapToObj(i -> new Object[] {option + "." + i, lines.get(i)});
  }

  private static String value(String word, String meaning) {
    return meaning.isEmpty() ? "  " + word : "  " + word + ": " + meaning;
  }
}

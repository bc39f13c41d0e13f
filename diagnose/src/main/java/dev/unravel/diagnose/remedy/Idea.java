package dev.unravel.diagnose.remedy;

import dev.unravel.diagnose.facts.Facts;
import dev.unravel.trace.Location;
import dev.unravel.wire.Rule;
import dev.unravel.wire.Rule.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An idea of the user's, to be tried: {@code atomic Account.java:5-6}, {@code lock A.java:5-6,
 * B.java:9}, {@code order A.java:5 before B.java:9}, {@code notifyAll}.
 */
public final class Idea {
  /** How ideas are written. */
  public static final String FORMS =
      "\"atomic FILE:LINES\", \"lock FILE:LINES, FILE:LINES\", \"order FILE:LINE before"
          + " FILE:LINE\" or \"notifyAll\"";

  private static final Pattern LINES =
      Pattern.compile("\\s*([^:,\\s]+):(\\d{1,7})(?:-(\\d{1,7}))?\\s*");

  private final String text;

  public Idea(String text) {
    this.text = text.strip();
  }

  /** What it comes to for the threads, or nothing if it is not written as ideas are. */
  public Optional<Remedy> remedy(Facts facts) {
    return rule(facts).map(rule -> new Remedy(text, List.of(rule)));
  }

  private Optional<Rule> rule(Facts facts) {
    String[] words = text.split("\\s+", 2);
    return switch (words[0]) {
      case "notifyAll" ->
          words.length == 1 ? Optional.of(new Rule.AllAreWoken()) : Optional.empty();
      case "lock" -> regions(words).map(regions -> new Rule.OneAtATime(regions, List.of()));
      case "atomic" ->
          regions(words).map(regions -> new Rule.OneAtATime(regions, elsewhere(facts, regions)));
      case "order" -> order(words);
      default -> Optional.empty();
    };
  }

  private static Optional<Rule> order(String[] words) {
    String[] places = words.length < 2 ? new String[0] : words[1].split("\\s+before\\s+");
    if (places.length != 2) {
      return Optional.empty();
    }
    return lines(places[0])
        .flatMap(first -> lines(places[1]).map(then -> new Rule.Awaited(first, then, false)));
  }

  private static Optional<List<Lines>> regions(String[] words) {
    List<Lines> regions = new ArrayList<>();
    for (String each : words.length < 2 ? new String[0] : words[1].split(",")) {
      Optional<Lines> lines = lines(each);
      if (lines.isEmpty()) {
        return Optional.empty();
      }
      regions.add(lines.get());
    }
    return regions.isEmpty() ? Optional.empty() : Optional.of(regions);
  }

  private static Optional<Lines> lines(String text) {
    Matcher match = LINES.matcher(text);
    if (!match.matches()) {
      return Optional.empty();
    }
    int from = Integer.parseInt(match.group(2));
    int to = match.group(3) == null ? from : Integer.parseInt(match.group(3));
    return from > to ? Optional.empty() : Optional.of(new Lines(match.group(1), "", from, to));
  }

  /** Where else the execution accesses what is accessed in the regions. */
  private static List<Lines> elsewhere(Facts facts, List<Lines> regions) {
    Set<Integer> touched = new TreeSet<>();
    for (int i = 0; i < facts.size(); i++) {
      if (facts.variable(i) != Facts.NONE && isIn(facts.stack(i), regions)) {
        touched.addAll(facts.accesses(facts.variable(i)));
      }
    }
    return new SourceLines(facts).lines(touched, regions);
  }

  private static boolean isIn(List<Location> stack, List<Lines> regions) {
    return stack.stream()
        .anyMatch(
            at -> regions.stream().anyMatch(r -> r.contain(at.file(), at.method(), at.line())));
  }
}

package dev.unravel.cli.option;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tests that are meant, told by how their names begin; {@code *} stands for any text. */
final class TestSelection {
  private final List<Pattern> included;
  private final List<Pattern> excluded;

  /**
   * @param included beginnings of names; an empty one means all
   * @param excluded those to leave out all the same
   */
  TestSelection(List<String> included, List<String> excluded) {
    this.included = included.stream().map(TestSelection::beginning).toList();
    this.excluded =
        excluded.stream().filter(name -> !name.isBlank()).map(TestSelection::beginning).toList();
  }

  boolean contains(String test) {
    return included.stream().anyMatch(pattern -> pattern.matcher(test).lookingAt())
        && excluded.stream().noneMatch(pattern -> pattern.matcher(test).lookingAt());
  }

  private static Pattern beginning(String name) {
    return Pattern.compile(
        Stream.of(name.strip().split("\\*", -1))
            .map(Pattern::quote)
            .collect(Collectors.joining(".*")));
  }
}

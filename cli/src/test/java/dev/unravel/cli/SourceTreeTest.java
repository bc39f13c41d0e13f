package dev.unravel.cli;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The sizes of files and packages, and the names of classes. What is not in order yet is listed
 * here by name; the lists may only become shorter.
 */
class SourceTreeTest {
  private static final List<String> MODULES =
      List.of(
          "api",
          "trace",
          "wire",
          "runtime",
          "agent",
          "explore",
          "diagnose",
          "prove",
          "report",
          "step",
          "launch",
          "junit",
          "cli",
          "maven-plugin");

  private static final int MOST_FILES = 25;
  private static final int MOST_LINES = 400;
  private static final int MOST_LINES_ELSEWHERE = 600;
  private static final int MEDIAN_LINES = 90;

  /** Packages with more files than that. */
  private static final Set<String> CROWDED = Set.of("runtime");

  /** Files with more lines than that. */
  private static final Set<String> LONG =
      Set.of(
          "ChartReader",
          "ClassInit",
          "Encoding",
          "Execution",
          "Hooks",
          "JdkHooks",
          "Scheduler",
          "Solver");

  /** Names of two classes. All but the first two have one of them in agent or runtime. */
  private static final Set<String> TWICE =
      Set.of(
          "Breakpoints",
          "Switch",
          "Capture",
          "Comparison",
          "Conflicts",
          "Limits",
          "Meeting",
          "Place",
          "Position",
          "Rehearsal",
          "Settings",
          "Site",
          "Values");

  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  @Test
  void aPackageIsSmallEnoughToBeReadAsAList() throws IOException {
    Map<String, Long> sizes =
        sources().stream().collect(groupingBy(SourceTreeTest::packageOf, counting()));
    sizes.keySet().removeIf(each -> sizes.get(each) <= MOST_FILES || CROWDED.contains(each));
    assertThat(sizes).isEmpty();
  }

  @Test
  void aFileIsShortEnoughToBeOneThing() throws IOException {
    assertThat(sources())
        .filteredOn(file -> lines(file) > MOST_LINES && !LONG.contains(nameOf(file)))
        .isEmpty();
  }

  @Test
  void mostFilesAreShort() throws IOException {
    List<Long> lines = sources().stream().map(SourceTreeTest::lines).sorted().toList();
    assertThat(lines.get(lines.size() / 2)).isLessThan(MEDIAN_LINES);
  }

  @Test
  void aNameMeansOneThing() throws IOException {
    Map<String, Set<String>> places =
        sources().stream()
            .filter(file -> !file.endsWith("package-info.java"))
            .collect(
                groupingBy(
                    SourceTreeTest::nameOf,
                    mapping(SourceTreeTest::packageOf, toCollection(TreeSet::new))));
    places.keySet().removeIf(name -> places.get(name).size() == 1 || TWICE.contains(name));
    assertThat(places).isEmpty();
  }

  @Test
  void testsAndBenchmarksMayBeLongerButNotMuch() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      assertThat(
              files
                  .filter(f -> f.toString().endsWith(".java") && !f.toString().contains("/target/"))
                  .filter(f -> lines(f) > MOST_LINES_ELSEWHERE))
          .isEmpty();
    }
  }

  private static List<Path> sources() throws IOException {
    List<Path> all = new ArrayList<>();
    for (String module : MODULES) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(all::add);
      }
    }
    return all;
  }

  private static String nameOf(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  /** Without the part that all packages have in common. */
  private static String packageOf(Path file) {
    String folder = file.getParent().toString().replace(File.separatorChar, '.');
    return folder.substring(folder.indexOf("dev.unravel.") + "dev.unravel.".length());
  }

  private static long lines(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }
}

package dev.unravel.cli.tree;

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

/** The sizes of files and packages, and the names of classes. */
class SourceTreeTest {
  /** Programs to be run: collections of them are long, and the same bug has the same name. */
  private static final Set<String> PROGRAMS = Set.of("samples", "conformance", "benchmarks");

  private static final int LEAST_MODULES = 15;
  private static final int MOST_FILES = 25;
  private static final int MOST_LINES = 400;
  private static final int MEDIAN_LINES = 90;

  private static final Path MAIN = Path.of("src", "main", "java");

  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  @Test
  void aPackageIsSmallEnoughToBeReadAsAList() throws IOException {
    Map<String, Long> sizes =
        sources().stream().collect(groupingBy(SourceTreeTest::packageOf, counting()));
    sizes.keySet().removeIf(each -> sizes.get(each) <= MOST_FILES);
    assertThat(sizes).isEmpty();
  }

  @Test
  void aFileIsShortEnoughToBeOneThing() throws IOException {
    assertThat(everything()).filteredOn(file -> lines(file) > MOST_LINES).isEmpty();
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
    places.keySet().removeIf(name -> places.get(name).size() == 1);
    assertThat(places).isEmpty();
  }

  @Test
  void theRulesSeeEveryModule() throws IOException {
    assertThat(sources().stream().map(file -> ROOT.relativize(file).getName(0)).distinct().count())
        .isGreaterThanOrEqualTo(LEAST_MODULES);
  }

  /** Of modules that are more than programs. */
  private static List<Path> sources() throws IOException {
    return everything().stream()
        .filter(file -> ROOT.relativize(file).subpath(1, 4).equals(MAIN))
        .filter(file -> !PROGRAMS.contains(ROOT.relativize(file).getName(0).toString()))
        .toList();
  }

  /** Of tests and programs, too. */
  private static List<Path> everything() throws IOException {
    List<Path> all = new ArrayList<>();
    try (Stream<Path> modules = Files.list(ROOT)) {
      for (Path module : modules.filter(each -> Files.isDirectory(each.resolve("src"))).toList()) {
        try (Stream<Path> files = Files.walk(module.resolve("src"))) {
          files.filter(file -> file.toString().endsWith(".java")).forEach(all::add);
        }
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

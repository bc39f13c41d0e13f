package dev.unravel.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every command and decision has a page, every page is listed, and links lead somewhere. */
class DocumentationTest {
  private static final Path ROOT = Path.of(System.getProperty("unravel.root", "..")).normalize();
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");

  /** More than this nobody reads before the code; what is longer is a page on a decision. */
  private static final int MOST_BYTES_OF_THE_WALK = 15 * 1024;

  private static final int MOST_LINES_OF_THE_README = 150;

  /** Commands of the library that reads the command line; their help says all there is. */
  private static final List<String> NOT_OURS = List.of("generate-completion", "help");

  @TempDir Path folder;

  @Test
  void everyCommandHasAPage() throws Exception {
    List<String> help = new Shell(folder, ROOT.toAbsolutePath()).run("unravel --help").lines();
    List<String> commands =
        help.stream()
            .dropWhile(line -> !line.equals("Commands:"))
            .takeWhile(line -> !line.isBlank())
            .filter(line -> line.matches("  \\S.*"))
            .map(line -> line.trim().replaceAll("\\s.*", ""))
            .filter(command -> !NOT_OURS.contains(command))
            .toList();

    assertThat(commands).contains("run", "find", "step");
    assertThat(commands)
        .allSatisfy(name -> assertThat(ROOT.resolve("docs/" + name + ".md")).exists());
    String readme = Files.readString(ROOT.resolve("README.md"));
    assertThat(commands).allSatisfy(name -> assertThat(readme).contains("(docs/" + name + ".md)"));
  }

  @Test
  void everySampleIsListed() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/samples.md"));
    try (Stream<Path> files =
        Files.list(ROOT.resolve("samples/src/main/java/dev/unravel/samples"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .filteredOn(name -> name.startsWith("Sample"))
          .isNotEmpty()
          .allSatisfy(name -> assertThat(page).contains("/" + name + ")"));
    }
  }

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    List<String> broken = new ArrayList<>();
    List<Path> all = new ArrayList<>(pages("docs"));
    all.addAll(pages("docs/design"));
    all.addAll(
        List.of(
            ROOT.resolve("README.md"),
            ROOT.resolve("ARCHITECTURE.md"),
            ROOT.resolve("CONTRIBUTING.md"),
            ROOT.resolve("benchmarks/RESULTS.md")));
    for (Path page : all) {
      Matcher links = LINK.matcher(Files.readString(page));
      while (links.find()) {
        if (!leadsSomewhere(page, links.group(1))) {
          broken.add(page + ": " + links.group(1));
        }
      }
    }
    assertThat(broken).isEmpty();
  }

  @Test
  void everyPageIsListed() throws IOException {
    String list = Files.readString(ROOT.resolve("docs/README.md"));
    assertThat(pages("docs"))
        .filteredOn(page -> !page.endsWith("README.md"))
        .isNotEmpty()
        .allSatisfy(page -> assertThat(list).contains("(" + page.getFileName() + ")"));
    String walk = Files.readString(ROOT.resolve("ARCHITECTURE.md"));
    assertThat(pages("docs/design"))
        .isNotEmpty()
        .allSatisfy(page -> assertThat(list).contains("(design/" + page.getFileName() + ")"))
        .allSatisfy(page -> assertThat(walk).contains("(docs/design/" + page.getFileName() + ")"));
  }

  @Test
  void everyDecisionSaysWhatElseThereWasAndWhatWouldChangeIt() throws IOException {
    assertThat(pages("docs/design"))
        .isNotEmpty()
        .allSatisfy(
            page ->
                assertThat(Files.readAllLines(page).stream().filter(l -> l.startsWith("## ")))
                    .as(page.toString())
                    .containsExactly(
                        "## Problem",
                        "## Choice",
                        "## Alternatives",
                        "## What would change our mind"));
  }

  @Test
  void theWalkAndTheReadmeAreShort() throws IOException {
    assertThat(Files.size(ROOT.resolve("ARCHITECTURE.md")))
        .isLessThanOrEqualTo(MOST_BYTES_OF_THE_WALK);
    assertThat(Files.readAllLines(ROOT.resolve("README.md")))
        .hasSizeLessThanOrEqualTo(MOST_LINES_OF_THE_README);
  }

  /** A class that was renamed is renamed in the walk, too. */
  @Test
  void theWalkNamesAtMostTwentyFiveClassesAndAllExist() throws IOException {
    String walk = Files.readString(ROOT.resolve("ARCHITECTURE.md"));
    Matcher list = Pattern.compile("The classes, in order: ([^.]+)\\.").matcher(walk);
    assertThat(list.find()).as("the list of classes").isTrue();
    List<String> names =
        Pattern.compile("`(\\w+)`").matcher(list.group(1)).results().map(r -> r.group(1)).toList();

    assertThat(names).hasSizeBetween(15, 25).doesNotHaveDuplicates();
    try (Stream<Path> files = Files.walk(ROOT)) {
      List<String> sources =
          files
              .filter(file -> file.toString().contains("src/main/java"))
              .map(file -> file.getFileName().toString())
              .toList();
      assertThat(names).allSatisfy(name -> assertThat(sources).contains(name + ".java"));
    }
  }

  private static List<Path> pages(String folder) throws IOException {
    try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
      return files.filter(page -> page.toString().endsWith(".md")).sorted().toList();
    }
  }

  private static boolean leadsSomewhere(Path page, String link) throws IOException {
    if (link.matches("[a-z]+:.*")) {
      return true;
    }
    String[] parts = link.split("#", 2);
    Path file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]);
    return Files.exists(file) && (parts.length == 1 || headings(file).contains(parts[1]));
  }

  /** The headings of a page as they are in links. */
  private static List<String> headings(Path page) throws IOException {
    return Files.readAllLines(page).stream()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.replaceAll("^#+ ", "").toLowerCase(Locale.ROOT))
        .map(line -> line.replaceAll("[^\\w\\- ]", "").replace(' ', '-'))
        .toList();
  }
}

package dev.unravel.cli.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The first words of class comments. One that begins with a clause ("What came of it") avoids
 * naming the thing, and whoever reads it has to guess.
 */
class ClassCommentTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  /** Programs to be run. Their comments say in a sentence what happens in them. */
  private static final Set<String> PROGRAMS = Set.of("samples", "conformance", "benchmarks");

  private static final Pattern CLAUSE =
      Pattern.compile("(What|Where|Whether|Who|Whom|Whose|Which|How|When|Why)\\b.*");

  private static final Pattern TYPE =
      Pattern.compile(
          "(?m)^ *(?:(?:public|protected|private|static|final|abstract|sealed|non-sealed) )*"
              + "(?:class|interface|enum|record|@interface) (\\w+)");

  @Test
  void noClassCommentBeginsWithAClause() throws IOException {
    List<String> clauses = new ArrayList<>();
    int comments = 0;
    for (Path file : sources()) {
      for (Comment comment : commentsIn(Files.readString(file))) {
        comments++;
        if (CLAUSE.matcher(comment.text()).matches()) {
          clauses.add(ROOT.relativize(file) + " " + comment.type() + ": " + comment.text());
        }
      }
    }
    assertThat(clauses).isEmpty();
    assertThat(comments).as("comments that were seen").isGreaterThan(500);
  }

  @Test
  void commentsOfNestedAndAnnotatedTypesAreSeen() {
    assertThat(
            commentsIn(
                """
                /** A thing. */
                @Command(
                    name = "thing",
                    description = {"This {is} one."})
                public final class Thing {
                  static class First {}

                  /** How many. */
                  private int count;

                  /**
                   * What it came to.
                   *
                   * @param text more
                   */
                  public record Result(String text) {}

                  static class Bare {}
                }
                """))
        .containsExactly(
            new Comment("Thing", "A thing."), new Comment("Result", "What it came to."));
  }

  private record Comment(String type, String text) {}

  private static List<Comment> commentsIn(String source) {
    List<Comment> comments = new ArrayList<>();
    Matcher types = TYPE.matcher(source);
    for (int previous = -1; types.find(); previous = types.start()) {
      int end = source.lastIndexOf("*/", types.start());
      int start = source.lastIndexOf("/**", end);
      String between = end < 0 ? "" : source.substring(end + 2, types.start());
      boolean belongs = between.isBlank() || between.stripLeading().startsWith("@");
      if (start >= 0 && end > previous && belongs && !between.contains(";")) {
        String text = source.substring(start + 3, end).replaceAll("(?m)^ *\\* ?", "").strip();
        comments.add(new Comment(types.group(1), text.lines().findFirst().orElse("")));
      }
    }
    return comments;
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> modules = Files.list(ROOT)) {
      return modules
          .filter(module -> !PROGRAMS.contains(module.getFileName().toString()))
          .map(module -> module.resolve("src/main/java"))
          .filter(Files::isDirectory)
          .flatMap(ClassCommentTest::javaFiles)
          .toList();
    }
  }

  private static Stream<Path> javaFiles(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}

package dev.unravel.report.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.unravel.trace.Location;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SourcesTest {
  private static final String TEXT = "package a.b;\n\nclass C {}\n";

  @TempDir private Path folder;

  @Test
  void aDirectoryThatWasNamedComesFirst() throws IOException {
    write("named/a/b/C.java", TEXT + "// named");
    write("work/src/main/java/a/b/C.java", TEXT);
    Sources sources =
        Sources.of(List.of(folder.resolve("named")), List.of(), folder.resolve("work"));
    assertThat(sources.find(at("a.b.C", "C.java")).orElseThrow().lines()).endsWith("// named");
  }

  static Stream<Arguments> layouts() {
    return Stream.of(
        arguments("p/target/classes", "p/src/main/java"),
        arguments("p/target/test-classes", "p/src/test/java"),
        arguments("p/target/app.jar", "p/src/main/java"),
        arguments("p/build/classes/java/main", "p/src/main/java"),
        arguments("p/build/classes/kotlin/main", "p/src/main/kotlin"),
        arguments("p/bin", "p/src"));
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void theClassPathLeadsToTheProject(String entry, String root) throws IOException {
    write(root + "/a/b/C.java", TEXT);
    Sources sources = Sources.of(List.of(), List.of(folder.resolve(entry).toString()), elsewhere());
    assertThat(sources.find(at("a.b.C", "C.java"))).isPresent();
  }

  @Test
  void modulesOfTheWorkingDirectoryAreLookedThrough() throws IOException {
    write("module/src/test/kotlin/a/b/C.kt", "package a.b\nclass C");
    Sources sources = Sources.of(List.of(), List.of(), folder);
    assertThat(sources.find(at("a.b.C$inner$1", "C.kt"))).isPresent();
  }

  @Test
  void aJarOfSourcesLiesBesideTheJar() throws IOException {
    Path jar = folder.resolve("lib-1.0-sources.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("a/b/C.java"));
      zip.write(TEXT.getBytes());
    }
    Sources sources =
        Sources.of(List.of(), List.of(folder.resolve("lib-1.0.jar").toString()), elsewhere());
    assertThat(sources.find(at("a.b.C$D", ""))).isPresent();
  }

  @Test
  void aFileOfAnotherPackageIsNotTaken() throws IOException {
    write("src/a/b/C.java", "package x;\nclass C {}\n");
    assertThat(Sources.of(List.of(), List.of(), folder).find(at("a.b.C", "C.java"))).isEmpty();
  }

  static Stream<Arguments> oddNames() {
    return Stream.of(
        arguments("a.b.C", "../../secret.java"),
        arguments("a.b.C", "/etc/passwd"),
        arguments("a.b.C", "C.txt"),
        arguments("a...C", "secret.java"),
        arguments("..secret", "secret.java"),
        arguments("../secret", "secret.java"),
        arguments("a/../../secret.C", "secret.java"),
        arguments("a\0b.C", "secret.java"),
        arguments("", ""));
  }

  @ParameterizedTest
  @MethodSource("oddNames")
  void oddNamesFindNothing(String className, String file) throws IOException {
    write("secret.java", "class secret {}");
    write("src/a/b/x.java", TEXT);
    Sources sources = Sources.of(List.of(folder.resolve("src")), List.of(), elsewhere());
    assertThat(sources.find(at(className, file))).isEmpty();
  }

  @Test
  void linksThatLeadOutOfTheFolderAreNotFollowed() throws IOException {
    write("outside/C.java", TEXT);
    Files.createDirectories(folder.resolve("src/a"));
    Files.createSymbolicLink(folder.resolve("src/a/b"), folder.resolve("outside"));
    Sources sources = Sources.of(List.of(folder.resolve("src")), List.of(), elsewhere());
    assertThat(sources.find(at("a.b.C", "C.java"))).isEmpty();
  }

  @Test
  void hugeFilesAreLeftOut() throws IOException {
    write("src/a/b/C.java", TEXT + "x".repeat(SourceRoot.MOST_BYTES));
    assertThat(Sources.of(List.of(), List.of(), folder).find(at("a.b.C", "C.java"))).isEmpty();
  }

  @Test
  void whatTurnsTheDirectionOfTextAroundIsMadeVisible() {
    assertThat(SourceFile.visible("\tif (\u202euser\u2066) \u05d0", 100))
        .isEqualTo("    if (\\u202euser\\u2066) \u05d0");
  }

  private Path elsewhere() throws IOException {
    return Files.createDirectories(folder.resolve("elsewhere/empty"));
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static Location at(String className, String file) {
    return new Location(className, "run", file, 1);
  }
}

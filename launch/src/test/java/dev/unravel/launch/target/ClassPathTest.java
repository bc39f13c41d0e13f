package dev.unravel.launch.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.launch.UsageException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTest {
  @TempDir Path folder;

  @Test
  void entriesBecomeAbsolute() throws IOException {
    Files.createDirectory(folder.resolve("classes"));
    Files.createFile(folder.resolve("a.jar"));

    assertThat(ClassPath.parse("classes" + File.pathSeparator + "a.jar", folder))
        .containsExactly(folder.resolve("classes").toString(), folder.resolve("a.jar").toString());
  }

  @Test
  void aStarStandsForTheJarsOfAFolder() throws IOException {
    Path lib = Files.createDirectory(folder.resolve("lib"));
    Files.createFile(lib.resolve("b.jar"));
    Files.createFile(lib.resolve("a.JAR"));
    Files.createFile(lib.resolve("readme.txt"));

    assertThat(ClassPath.parse("lib/*", folder))
        .containsExactly(lib.resolve("a.JAR").toString(), lib.resolve("b.jar").toString());
  }

  @Test
  void anEmptyEntryIsTheWorkingDirectory() {
    assertThat(ClassPath.parse("", folder)).containsExactly(folder.toString());
  }

  @Test
  void anEntryThatDoesNotExistIsNamed() {
    assertThatThrownBy(() -> ClassPath.parse("." + File.pathSeparator + "clases", folder))
        .isInstanceOf(UsageException.class)
        .hasMessage("class path entry clases does not exist");
  }

  @Test
  void aSourceFileIsNotAMainClass() {
    assertThatThrownBy(() -> new TargetSpec.MainClass(".", "a/Main.java").resolve(folder))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("name the class, as a.Main");
  }

  @Test
  void slashesInTheMainClassAreDots() {
    assertThat(new TargetSpec.MainClass(".", "a/Main").resolve(folder).mainClass())
        .isEqualTo("a.Main");
  }
}

package dev.unravel.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestClassesTest {
  @TempDir Path folder;

  @BeforeEach
  void compile() throws IOException {
    Files.createDirectories(folder.resolve("acme/deep"));
    Files.createFile(folder.resolve("acme/FlakyTest.class"));
    Files.createFile(folder.resolve("acme/NotFlakyTest.class"));
    Files.createFile(folder.resolve("acme/deep/FlakyTest.class"));
  }

  @Test
  void aSimpleNameMeansEveryClassOfThatName() {
    assertThat(new TestClasses(folder).named("FlakyTest#counts"))
        .containsExactly("acme.FlakyTest#counts", "acme.deep.FlakyTest#counts");
  }

  @Test
  void aFullNameMeansOne() {
    assertThat(new TestClasses(folder).named("acme.FlakyTest")).containsExactly("acme.FlakyTest");
  }

  @Test
  void aProjectWithoutTestsHasNone() {
    assertThat(new TestClasses(folder.resolve("absent")).exist()).isFalse();
    assertThat(new TestClasses(folder.resolve("absent")).named("FlakyTest")).isEmpty();
  }
}

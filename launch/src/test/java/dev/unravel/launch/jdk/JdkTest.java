package dev.unravel.launch.jdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.launch.FakeSetup;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.worker.WorkerBackend;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JdkTest {
  @TempDir Path folder;

  @Test
  void theJdkOfThisJvmIsUsable() {
    Jdk current = Jdk.current();

    assertThat(Jdk.at(current.home()).feature()).isEqualTo(current.feature());
    assertThat(current.java()).isExecutable();
    assertThat(InstalledJdks.find()).contains(current);
  }

  @Test
  void aTraceIsRepeatedOnTheJdkItWasRecordedOn() {
    assertThat(InstalledJdks.closestTo(Jdk.current().version())).isEqualTo(Jdk.current());
  }

  @Test
  void aFolderThatDoesNotExistIsNoJdk() {
    assertUsage(folder.resolve("jdk"), "no such directory");
  }

  @Test
  void aFolderWithoutJavaIsNoJdk() {
    assertUsage(folder, "no bin/java");
  }

  @Test
  void aJdkThatIsTooOldIsRejected() throws IOException {
    assertUsage(fakeJdk("JAVA_VERSION=\"11.0.2\"\n"), "is version 11.0.2; 17 or newer is needed");
  }

  @Test
  void aJdkWithoutReleaseFileIsAsked() throws IOException {
    Path home = fakeJdk("");
    Files.writeString(
        home.resolve("bin/java"), "#!/bin/sh\necho 'openjdk version \"1.8.0_292\"' >&2\n");

    assertUsage(home, "is version 1.8.0_292; 17 or newer is needed");
  }

  @ParameterizedTest
  @CsvSource({"1.8.0_292,8", "17,17", "17.0.15,17", "25-ea,25", "25.0.1+9,25"})
  void theFeatureIsTheNumberThatCounts(String version, int feature) {
    assertThat(JdkVersion.feature(version)).isEqualTo(feature);
  }

  @Test
  void continuationsNeedANewJdk() {
    Jdk old = new Jdk(Path.of("jdk"), "17.0.1", 17);
    assertThatThrownBy(() -> FakeSetup.on(old, WorkerBackend.CONTINUATION))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("needs JDK 24");
  }

  private Path fakeJdk(String release) throws IOException {
    Path java = Files.createDirectory(folder.resolve("bin")).resolve("java");
    Files.createFile(java);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(folder.resolve("release"), release);
    return folder;
  }

  private static void assertUsage(Path home, String message) {
    assertThatThrownBy(() -> Jdk.at(home))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(message);
  }
}

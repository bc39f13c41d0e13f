package dev.unravel.launch.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.jdk.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassCacheTest {
  @TempDir private Path folder;
  private Path agent;

  @BeforeEach
  void makeAnAgent() throws IOException {
    agent = Files.writeString(folder.resolve("agent.jar"), "an agent");
  }

  @Test
  void theDirectoryIsMadeForTheUserAlone() throws IOException {
    Path file = file("races").orElseThrow();

    assertThat(Files.getPosixFilePermissions(file.getParent()))
        .isEqualTo(PosixFilePermissions.fromString("rwx------"));
  }

  @Test
  void theCommonDirectoryForCachesIsUsedWhenNoOtherIsNamed() {
    Map<String, String> environment = Map.of("XDG_CACHE_HOME", folder.toString());

    assertThat(file(environment, "races", List.of()))
        .hasValueSatisfying(
            file -> assertThat(file.getParent()).isEqualTo(folder.resolve("unravel")));
  }

  @Test
  void otherwiseItIsInTheHomeThatTheShellKnows() {
    Map<String, String> environment = Map.of("HOME", folder.toString());

    assertThat(file(environment, "races", List.of()))
        .hasValueSatisfying(
            file -> assertThat(file.getParent()).isEqualTo(folder.resolve(".cache/unravel")));
  }

  @Test
  void otherOptionsOfTheAgentHaveAnotherFile() {
    assertThat(file("races")).isPresent().isEqualTo(file("races")).isNotEqualTo(file("memory"));
  }

  @Test
  void anotherAgentHasAnotherFile() throws IOException {
    Optional<Path> before = file("races");
    Files.writeString(agent, "its sequel");

    assertThat(file("races")).isPresent().isNotEqualTo(before);
  }

  @Test
  void aDirectoryThatOthersMayWriteToIsNotUsed() throws IOException {
    Path directory = Files.createDirectory(folder.resolve("cache"));
    Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxrwxrwx"));

    assertThat(file("races")).isEmpty();
  }

  @Test
  void aFileThatOthersMayWriteToIsNotUsed() throws IOException {
    Path file = Files.createFile(file("races").orElseThrow());
    assertThat(file("races")).isPresent();
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));

    assertThat(file("races")).isEmpty();
  }

  @Test
  void thereIsNoneWhenItIsSwitchedOff() {
    assertThat(file(Map.of(ClassCache.VARIABLE, "off"), "races", List.of())).isEmpty();
  }

  @Test
  void thereIsNoneForAJdkThatIsPatched() {
    assertThat(file(here(), "races", List.of("--patch-module=java.base=x"))).isEmpty();
  }

  @Test
  void filesOfOtherAgentsDoNotPileUp() throws IOException {
    Path directory = file("races").orElseThrow().getParent();
    for (int i = 0; i < 40; i++) {
      Files.createFile(directory.resolve(i + ".classes"));
    }

    file("races");

    try (Stream<Path> left = Files.list(directory)) {
      assertThat(left).hasSize(15);
    }
  }

  private Map<String, String> here() {
    return Map.of(ClassCache.VARIABLE, folder.resolve("cache").toString());
  }

  private Optional<Path> file(String options) {
    return file(here(), options, List.of());
  }

  private Optional<Path> file(
      Map<String, String> environment, String options, List<String> jvmOptions) {
    return new ClassCache(environment).file(Jdk.current(), agent, options, jvmOptions);
  }
}

package dev.unravel.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.launch.UsageException;
import dev.unravel.trace.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing outside of the folders is run. */
class FoldersTest {
  @TempDir Path everything;
  private Path root;
  private Folders folders;

  @BeforeEach
  void makeFolders() throws IOException {
    root = Files.createDirectories(everything.resolve("root"));
    Files.createDirectories(root.resolve("classes"));
    Files.createDirectories(everything.resolve("secret"));
    folders = new Folders(List.of(root));
  }

  @Test
  void aRelativePathStartsAtTheFirstFolder() {
    assertThat(folders.classPath("classes")).isEqualTo(root.resolve("classes").toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"..", "../secret", "classes/../../secret", "/", "../root2"})
  void aWayOutIsRefused(String path) {
    assertThatThrownBy(() -> folders.inside(path)).isInstanceOf(UsageException.class);
  }

  @Test
  void aLinkThatLeadsOutIsRefused() throws IOException {
    Files.createSymbolicLink(root.resolve("link"), everything.resolve("secret"));

    assertThatThrownBy(() -> folders.classPath("link")).isInstanceOf(UsageException.class);
    assertThatThrownBy(() -> folders.inside("link/new")).isInstanceOf(UsageException.class);
  }

  /** Java follows it. */
  @Test
  void aJarWhoseManifestLeadsOutIsRefused() throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, "../secret/");
    Path jar = root.resolve("a.jar");
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();

    assertThatThrownBy(() -> folders.classPath("a.jar")).isInstanceOf(UsageException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-javaagent:x.jar", "-cp", "@file", "-XX:OnError=rm", "-agentpath:x"})
  void anOptionOfATraceThatRunsOtherCodeIsRefused(String option) {
    Target target =
        new Target(
            List.of(root.resolve("classes").toString()),
            "Main",
            List.of(),
            List.of(option),
            new byte[0]);

    assertThatThrownBy(() -> folders.check(target)).isInstanceOf(UsageException.class);
  }
}

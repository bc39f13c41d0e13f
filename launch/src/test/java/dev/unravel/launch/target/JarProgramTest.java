package dev.unravel.launch.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.launch.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarProgramTest {
  @TempDir Path folder;

  @Test
  void theManifestNamesTheMainClassAndTheClassPath() throws IOException {
    Path library = jar("lib b.jar", Map.of("Class-Path", "a.jar missing.jar"));
    Path app = jar("a.jar", Map.of("Main-Class", "app.Main", "Class-Path", "lib%20b.jar"));

    TargetSpec.Program program = new TargetSpec.Jar("a.jar").resolve(folder);

    assertThat(program.mainClass()).isEqualTo("app.Main");
    assertThat(program.classPath()).containsExactly(app.toString(), library.toString());
  }

  @Test
  void aMissingJarIsNamed() {
    assertUsage("nowhere.jar", "there is no jar file");
  }

  @Test
  void aJarWithoutAMainClassIsAUsageError() throws IOException {
    jar("library.jar", Map.of());
    assertUsage("library.jar", "names no Main-Class");
  }

  @Test
  void aFileThatIsNoJarIsAUsageError() throws IOException {
    Files.writeString(folder.resolve("text.jar"), "not a jar");
    assertUsage("text.jar", "is not a readable jar file");
  }

  @Test
  void aFileOfAClassPathThatIsNoJarIsPassedOver() throws IOException {
    Path text = Files.writeString(folder.resolve("library.pom"), "<project/>");
    Path app = jar("a.jar", Map.of("Class-Path", "library.pom"));

    assertThat(JarProgram.withClassPath(app)).containsExactly(app.toString());
    assertThat(JarProgram.withClassPath(text)).isEmpty();
  }

  private void assertUsage(String file, String message) {
    assertThatThrownBy(() -> new TargetSpec.Jar(file).resolve(folder))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(message)
        .hasMessageContaining(file);
  }

  private Path jar(String name, Map<String, String> attributes) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.forEach(manifest.getMainAttributes()::putValue);
    Path jar = folder.resolve(name);
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    return jar;
  }
}

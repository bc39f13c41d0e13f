package dev.unravel.agent.image;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.agent.subject.SiteEntry;
import dev.unravel.trace.Location;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImageCacheTest {
  private static final byte[] ORIGINAL = {1, 2, 3};
  private static final ClassImage IMAGE =
      new ClassImage(
          new byte[] {9, 0, 0, 0, 0, 8},
          new SiteEntry[] {
            new SiteEntry(
                new Location("java.util.Stack", "push", "Stack.java", 66),
                "java.util.Vector",
                "elementCount",
                SiteEntry.Kind.PLAIN_ACCESS)
          },
          new int[] {1},
          new ClassImage.LostFlag[] {
            new ClassImage.LostFlag("java/util/Stack", "pop()Ljava/lang/Object;", 32)
          });

  @TempDir private Path folder;

  @Test
  void whatIsSavedIsThereForTheNext() {
    save();

    ClassImage image = open().get("java/util/Stack", true, ORIGINAL);

    assertThat(image).usingRecursiveComparison().isEqualTo(IMAGE);
  }

  @Test
  void thereIsNothingForOtherBytes() {
    save();

    assertThat(open().get("java/util/Stack", true, new byte[] {1, 2, 4})).isNull();
  }

  @Test
  void aClassThatIsLoadedIsAnotherThanOneThatIsBeing() {
    save();

    assertThat(open().get("java/util/Stack", false, ORIGINAL)).isNull();
  }

  @Test
  void aNewClassIsAddedToThoseThatAreThere() {
    save();
    ImageCache cache = open();
    cache.put("java/util/Vector", true, ORIGINAL, ClassImage.UNCHANGED);
    cache.save();

    assertThat(open().get("java/util/Stack", true, ORIGINAL)).isNotNull();
    assertThat(open().get("java/util/Vector", true, ORIGINAL).bytes()).isEmpty();
  }

  @Test
  void aDamagedFileIsAsGoodAsNone() throws IOException {
    save();
    byte[] bytes = Files.readAllBytes(file());
    for (int i = 0; i < bytes.length; i++) {
      byte[] damaged = bytes.clone();
      damaged[i] ^= 1;
      Files.write(file(), damaged);

      assertThat(open().get("java/util/Stack", true, ORIGINAL)).as("byte " + i).isNull();
    }
  }

  @Test
  void aFileThatEndsTooEarlyIsAsGoodAsNone() throws IOException {
    save();
    byte[] bytes = Files.readAllBytes(file());
    for (int length = 0; length < bytes.length; length++) {
      Files.write(file(), Arrays.copyOf(bytes, length));

      assertThat(open().get("java/util/Stack", true, ORIGINAL)).as("length " + length).isNull();
    }
  }

  @Test
  void nothingIsLeftBesideTheFile() throws IOException {
    save();

    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file());
    }
  }

  private void save() {
    ImageCache cache = open();
    cache.put("java/util/Stack", true, ORIGINAL, IMAGE);
    cache.save();
  }

  private ImageCache open() {
    return new ImageCache(Optional.of(file().toString()));
  }

  private Path file() {
    return folder.resolve("jdk.classes");
  }
}

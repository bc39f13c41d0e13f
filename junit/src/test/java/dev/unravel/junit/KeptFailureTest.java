package dev.unravel.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Where failures are kept. */
class KeptFailureTest {
  static class Base {
    void counts() {}

    void counts(int times) {}

    void counts(int[] times) {}

    void zählt() {}

    void zahlt() {}

    void čountš() {}
  }

  static class One extends Base {}

  static class Other extends Base {}

  @Test
  void everyTestHasAFolderOfItsOwn() {
    List<Method> methods = Arrays.asList(Base.class.getDeclaredMethods());
    List<Path> folders =
        Stream.of(One.class, Other.class)
            .flatMap(type -> methods.stream().map(method -> new TestedMethod(type, method)))
            .flatMap(
                test ->
                    Stream.of("", "KeptFailureTest.java:3", "KeptFailureTest.java:4")
                        .map(place -> KeptFailure.of(test, place).folder()))
            .toList();

    assertThat(folders).hasSize(methods.size() * 2 * 3).doesNotHaveDuplicates();
    Path kept = Path.of("target", ".unravel").toAbsolutePath();
    assertThat(folders).allMatch(folder -> folder.getParent().equals(kept));
  }
}

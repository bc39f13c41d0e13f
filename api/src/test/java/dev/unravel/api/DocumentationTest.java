package dev.unravel.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples of the documentation compile. */
class DocumentationTest {
  private static final Pattern EXAMPLE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @TempDir Path folder;

  @Test
  void everyExampleCompiles() throws IOException {
    String page = Files.readString(Path.of("../docs/breakpoint-library.md"));
    StringBuilder source = new StringBuilder("import dev.unravel.api.*;\nclass Examples {\n");
    int examples = 0;
    Matcher matcher = EXAMPLE.matcher(page);
    while (matcher.find()) {
      String code = matcher.group(1);
      // A statement needs a method around it.
      source.append(
          code.startsWith("class ")
              ? code
              : "void example" + examples + "(int amount) {\n" + code + "}\n");
      examples++;
    }
    Path file = Files.writeString(folder.resolve("Examples.java"), source + "}\n");
    ByteArrayOutputStream problems = new ByteArrayOutputStream();
    String classes =
        Breakpoints.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, problems, "-cp", classes, file.toString());
    assertThat(problems.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(result).isZero();
    assertThat(examples).isEqualTo(3);
  }
}

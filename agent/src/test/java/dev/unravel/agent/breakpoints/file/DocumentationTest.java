package dev.unravel.agent.breakpoints.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The examples of the documentation are understood. */
class DocumentationTest {
  /** In a block of code or between backquotes. */
  private static final Pattern EXAMPLE =
      Pattern.compile("(?m)(?:^|`)((?:race|deadlock|atomicity|notification) \"[^`\n]*)");

  @Test
  void everyExampleIsUnderstood() throws IOException {
    String page = Files.readString(Path.of("../docs/breakpoint-files.md"));
    List<String> examples = new ArrayList<>();
    Matcher matcher = EXAMPLE.matcher(page);
    while (matcher.find()) {
      examples.add(matcher.group(1));
    }
    assertThat(examples).hasSizeGreaterThan(4);
    for (String example : examples) {
      assertThat(BreakpointFile.parse("page", example).problems()).as(example).isEmpty();
    }
  }
}

package dev.unravel.cli.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MarkdownSummaryTest {
  @Test
  void theWorstComesFirstAndIsCounted() {
    String text =
        new MarkdownSummary(
                List.of(
                    test("A#passes", "passed", "10 executions"), test("B#fails", "failed", "x")),
                Map.of("B#fails", "one wrote too late"))
            .text();

    assertThat(text.lines().toList())
        .startsWith("### Unravel: 1 failed, 1 passed")
        .containsSubsequence(
            "| **failed** | B\\#fails | one wrote too late |",
            "| passed | A\\#passes | 10 executions |");
  }

  @Test
  void whatAProgramSaysIsText() {
    String text =
        new MarkdownSummary(
                List.of(test("T", "failed", "<img src=x> | @everybody [a](b) `c`\n# d")), Map.of())
            .text();

    assertThat(text)
        .contains("&#60;img src=x&#62; &#124; &#64;everybody \\[a\\](b) \\`c\\` \\# d |")
        .doesNotContain("<img", "@");
  }

  private static MarkdownSummary.Test test(String name, String verdict, String what) {
    return new MarkdownSummary.Test(name, verdict, what, "");
  }
}

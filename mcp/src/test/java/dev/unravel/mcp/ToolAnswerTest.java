package dev.unravel.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers to an agent: short enough, with an exit status. */
class ToolAnswerTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 11_700, 11_800, 11_801, 12_000, 12_001, 1_000_000})
  void noAnswerIsLongerThanPromised(int printed) {
    for (int status = 0; status <= 4; status++) {
      String answer = new ToolAnswer(status, "x".repeat(printed)).complete();

      assertThat(answer)
          .hasSizeLessThanOrEqualTo(ToolAnswer.MOST_CHARACTERS)
          .contains("exit status: " + status);
    }
  }

  @Test
  void aLongAnswerKeepsItsBeginningAndItsEndAndSaysWhatIsMissing() {
    String answer = new ToolAnswer(1, "FAILED" + "x".repeat(20_000) + "the end").complete();

    assertThat(answer)
        .startsWith("FAILED")
        .contains("the end\nexit status: 1")
        .contains("8213 characters left out");
  }

  @Test
  void whatToDoNextNamesTools() {
    String answer =
        new ToolAnswer(
                1, "FAILED\nnext: unravel explain a.unravel\n      unravel isolate a.unravel\n")
            .complete();

    assertThat(answer).contains("next: explain with trace a.unravel").doesNotContain("isolate");
  }
}

package dev.unravel.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerTest {
  private static final List<String> PRINTED =
      List.of("building", "FAILED race", "search 21 executions, by pct", "", "next: open it");

  @Test
  void numbersMayDiffer() {
    assertThat(Answer.missing(List.of("FAILED race", "search 1,307 executions, by pct"), PRINTED))
        .isEmpty();
  }

  @Test
  void wordsMayNot() {
    assertThat(Answer.missing(List.of("FAILED race", "search 20 executions, by pos"), PRINTED))
        .contains("search 20 executions, by pos");
  }

  @Test
  void linesAreNotLeftOutInSilence() {
    assertThat(Answer.missing(List.of("FAILED race", "next: open it"), PRINTED))
        .contains("next: open it");
    assertThat(Answer.missing(List.of("FAILED race", "...", "next: open it"), PRINTED)).isEmpty();
  }

  @Test
  void theOrderCounts() {
    assertThat(Answer.missing(List.of("next: open it", "...", "FAILED race"), PRINTED))
        .contains("FAILED race");
  }

  @Test
  void partsOfLinesCanBeLeftOut() {
    assertThat(Answer.missing(List.of("search ..., by ..."), PRINTED)).isEmpty();
    assertThat(Answer.missing(List.of("search ..., found by ..."), PRINTED)).isNotEmpty();
  }

  @Test
  void nothingPrintedIsNoAnswer() {
    assertThat(Answer.missing(List.of("FAILED race"), List.of())).contains("FAILED race");
  }
}

package dev.unravel.report.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExplanationTextTest {

  @Test
  void theVerdictComesFirstAndAllFitsOnAPage() {
    List<String> lines = ExplanationText.lines(Explanations.lostUpdate("one", "10"), 80);

    assertThat(lines)
        .startsWith(
            "ATOMICITY VIOLATION (read-write-write)",
            "two wrote `Account.balance` between one's read and write.")
        .contains("tried     the other way round: passes", "hint      hold one lock")
        .hasSizeLessThan(24);
    assertThat(lines).filteredOn(line -> line.startsWith("        ! ")).hasSize(1);
    assertThat(lines).filteredOn(line -> line.contains(" * ")).hasSize(4);
    assertThat(lines).filteredOn(line -> line.startsWith(" >>")).hasSize(1);
  }

  @Test
  void linesAreWrappedToTheWidth() {
    assertThat(ExplanationText.lines(Explanations.lostUpdate("one", "10"), 60))
        .filteredOn(line -> line.contains("Account#1.balance = "))
        .allMatch(line -> line.endsWith("Main.java:9"));
    assertThat(ExplanationText.lines(Explanations.lostUpdate("one", "10"), 60))
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(60));
  }

  @Test
  void namesAndValuesCannotActOnTheTerminal() {
    String hostile = "\u001b[31m\u202e\n";

    assertThat(ExplanationText.lines(Explanations.lostUpdate(hostile, hostile), 100))
        .noneMatch(line -> line.contains("\u001b") || line.contains("\u202e"))
        .noneMatch(line -> line.contains("\n"));
  }
}

package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ProgramRulesTest {

  private static final Set<String> FAILURES =
      Set.of(
          "FAIL exception",
          "FAIL assertion",
          "FAIL deadlock",
          "FAIL lost-notification",
          "FAIL livelock",
          "FAIL exit",
          "FAIL hang");

  private final List<Program> programs = Programs.onEveryJdk();

  @Test
  void everyProgramStatesAtLeastOneOutcome() {
    assertThat(programs).isNotEmpty().noneMatch(program -> program.outcomes().isEmpty());
  }

  @Test
  void everyFailureIsOfAKnownKind() {
    assertThat(programs)
        .flatMap(Program::outcomes)
        .filteredOn(outcome -> outcome.startsWith("FAIL"))
        .isSubsetOf(FAILURES);
  }

  @Test
  void everyOutcomeIsOneTrimmedLine() {
    assertThat(programs)
        .flatMap(Program::outcomes)
        .allMatch(outcome -> outcome.equals(outcome.trim()) && !outcome.contains("\n"));
  }

  @Test
  void aProgramSurvivesBeingWrittenAsALine() {
    assertThat(programs)
        .allMatch(program -> Program.parse(program.classes(), program.toLine()).equals(program));
  }
}

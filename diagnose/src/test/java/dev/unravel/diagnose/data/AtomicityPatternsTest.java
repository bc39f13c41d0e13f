package dev.unravel.diagnose.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.explain.Script;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.FailurePoint;
import dev.unravel.diagnose.facts.Slice;
import dev.unravel.trace.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AtomicityPatternsTest {

  /** Every combination of three accesses; four of them have no serial order. */
  @ParameterizedTest
  @CsvSource({
    "READ,  WRITE, READ,  read-write-read",
    "READ,  WRITE, WRITE, read-write-write",
    "WRITE, WRITE, READ,  write-write-read",
    "WRITE, READ,  WRITE, write-read-write",
    "READ,  READ,  READ,  ''",
    "READ,  READ,  WRITE, ''",
    "WRITE, READ,  READ,  ''",
    "WRITE, WRITE, WRITE, ''",
  })
  void theFourUnserialisableInterleavingsAreFound(
      Operation first, Operation remote, Operation second, String form) {
    Facts facts =
        new Script("one", "two")
            .act(1, first, "A#1", "x", "1")
            .act(2, remote, "A#1", "x", "2")
            .act(1, second, "A#1", "x", "3")
            .facts();

    assertThat(forms(facts)).isEqualTo(form.isEmpty() ? List.of() : List.of(form));
  }

  @Test
  void accessesOfDifferentVariablesMakeNoTriple() {
    Facts facts =
        new Script("one", "two")
            .act(1, Operation.READ, "A#1", "x", "1")
            .act(2, Operation.WRITE, "A#2", "x", "2")
            .act(1, Operation.WRITE, "A#1", "x", "3")
            .facts();

    assertThat(forms(facts)).isEmpty();
  }

  private static List<String> forms(Facts facts) {
    Slice slice = new Slice(facts, FailurePoint.of(facts, facts.size()));
    return new AtomicityPatterns(facts, slice)
        .find().stream().map(each -> ((Unserialisable) each).form()).toList();
  }
}

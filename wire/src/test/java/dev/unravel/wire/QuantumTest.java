package dev.unravel.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuantumTest {
  @Test
  void aTimeHasAUnit() {
    assertThat(Quantum.parse("500us")).isEqualTo(new Quantum(500_000, 0));
    assertThat(Quantum.parse("10ms")).isEqualTo(new Quantum(10_000_000, 0));
    assertThat(Quantum.parse("2s")).isEqualTo(new Quantum(2_000_000_000L, 0));
  }

  @Test
  void aNumberOfActionsEndsInP() {
    assertThat(Quantum.of(Quantum.strategy("1000p"))).isEqualTo(new Quantum(0, 1_000));
  }

  @Test
  void nothingOverflows() {
    assertThat(Quantum.parse("999999999999999s").nanos()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "10", "0ms", "-1ms", "1.5ms", "ms", "10 ms", "10h", "1000000000000000p"})
  void anythingElseIsRefused(String word) {
    assertThatThrownBy(() -> Quantum.parse(word)).isInstanceOf(IllegalArgumentException.class);
  }
}

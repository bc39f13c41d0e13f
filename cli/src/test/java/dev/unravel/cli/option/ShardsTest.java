package dev.unravel.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.wire.Share;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class ShardsTest {

  @Test
  void theUserCountsFromOne() {
    assertThat(Shards.parse("1/5", null)).isEqualTo(new Share(0, 5));
    assertThat(Shards.parse("5/5", "0")).isEqualTo(new Share(4, 5));
  }

  @Test
  void theEnvironmentCountsFromZero() {
    assertThat(Shards.parse("5", "0")).isEqualTo(new Share(0, 5));
    assertThat(Shards.parse("5", "4")).isEqualTo(new Share(4, 5));
  }

  @Test
  void aNumberOfPartsAloneNeedsTheEnvironment() {
    assertThatThrownBy(() -> Shards.parse("5", null))
        .isInstanceOf(TypeConversionException.class)
        .hasMessage(
            "which of the 5 parts? write 1/5, or set JOB_COMPLETION_INDEX to a number from 0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"5", "-1", "two"})
  void whatTheEnvironmentSaysIsChecked(String index) {
    assertThatThrownBy(() -> Shards.parse("5", index))
        .hasMessage("JOB_COMPLETION_INDEX is '" + index + "', not a number from 0 to 4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0/5", "6/5", "1/0", "/5", "1/", "-1/5", "1/99999999", "1.5/2", ""})
  void thereIsNoSuchPart(String text) {
    assertThatThrownBy(() -> Shards.parse(text, "0")).isInstanceOf(TypeConversionException.class);
  }
}

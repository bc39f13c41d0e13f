package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpellingTest {
  private static final List<String> COMMANDS = List.of("find", "prove", "isolate", "explain");

  @ParameterizedTest
  @ValueSource(strings = {"fnid", "fnd", "fiind", "fimd", "ifnd"})
  void oneErrorIsForgiven(String word) {
    assertThat(Spelling.meant(word, COMMANDS)).containsExactly("find");
  }

  @Test
  void twoErrorsAreForgivenInALongWord() {
    assertThat(Spelling.meant("isoalet", COMMANDS)).containsExactly("isolate");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Main", "fxxd", "proxying"})
  void somethingElseIsNoTypingError(String word) {
    assertThat(Spelling.meant(word, COMMANDS)).isEmpty();
  }

  @Test
  void theMostAlikeComesFirstAndThreeAreEnough() {
    assertThat(Spelling.meant("--seed", List.of("--jdk", "--send", "--seen", "--sees", "--see")))
        .containsExactly("--see", "--seen", "--sees");
    assertThat(Spelling.meant("--sead", List.of("--said", "--seed", "--sead")))
        .startsWith("--sead");
  }
}

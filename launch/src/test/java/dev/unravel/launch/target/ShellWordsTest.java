package dev.unravel.launch.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.launch.UsageException;
import org.junit.jupiter.api.Test;

class ShellWordsTest {
  @Test
  void blanksSeparateWords() {
    assertThat(ShellWords.split("  -ea   -Xmx1g\t-Da=b "))
        .containsExactly("-ea", "-Xmx1g", "-Da=b");
  }

  @Test
  void quotesKeepBlanks() {
    assertThat(ShellWords.split("-Da='b c' \"-Dd=e  f\"")).containsExactly("-Da=b c", "-Dd=e  f");
  }

  @Test
  void backslashesProtectOutsideOfSingleQuotes() {
    assertThat(ShellWords.split("a\\ b \"c\\\"d\\n\" 'e\\f'"))
        .containsExactly("a b", "c\"d\\n", "e\\f");
  }

  @Test
  void emptyQuotesAreAnEmptyWord() {
    assertThat(ShellWords.split("a '' b")).containsExactly("a", "", "b");
  }

  @Test
  void nothingHasNoWords() {
    assertThat(ShellWords.split("  ")).isEmpty();
  }

  @Test
  void anOpenQuoteIsAUsageError() {
    assertThatThrownBy(() -> ShellWords.split("-Da='b"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("never closed");
  }
}

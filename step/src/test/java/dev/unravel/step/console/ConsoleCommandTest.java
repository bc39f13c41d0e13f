package dev.unravel.step.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.step.console.ConsoleCommand.Back;
import dev.unravel.step.console.ConsoleCommand.Go;
import dev.unravel.step.console.ConsoleCommand.Help;
import dev.unravel.step.console.ConsoleCommand.Leap;
import dev.unravel.step.console.ConsoleCommand.Nothing;
import dev.unravel.step.console.ConsoleCommand.Print;
import dev.unravel.step.console.ConsoleCommand.Quit;
import dev.unravel.step.console.ConsoleCommand.Where;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConsoleCommandTest {
  @ParameterizedTest
  @CsvSource({"s,STEP", "step,STEP", "n,NEXT", "next,NEXT", "sw,SWITCH", "switch,SWITCH"})
  void movesAreMadeOnceOrAsOftenAsSaid(String word, Move.Kind kind) {
    assertThat(ConsoleCommand.parse(word)).isEqualTo(new Go(Move.of(kind), 1));
    assertThat(ConsoleCommand.parse("  " + word + "   12 ")).isEqualTo(new Go(Move.of(kind), 12));
  }

  @Test
  void namesMayHoldBlanks() {
    assertThat(ConsoleCommand.parse("change this.count"))
        .isEqualTo(new Go(new Move(Move.Kind.CHANGE, "this.count"), 1));
    assertThat(ConsoleCommand.parse("p names [ 3 ]")).isEqualTo(new Print("names [ 3 ]"));
  }

  @Test
  void theRestIsWhatItSays() {
    assertThat(ConsoleCommand.parse("r")).isEqualTo(new Go(Move.of(Move.Kind.RUN), 1));
    assertThat(ConsoleCommand.parse("to 123456789012")).isEqualTo(new Leap(123_456_789_012L));
    assertThat(ConsoleCommand.parse("b")).isEqualTo(new Back(1));
    assertThat(ConsoleCommand.parse("back 3")).isEqualTo(new Back(3));
    assertThat(ConsoleCommand.parse("where")).isEqualTo(new Where(false));
    assertThat(ConsoleCommand.parse("w all")).isEqualTo(new Where(true));
    assertThat(ConsoleCommand.parse(" ")).isEqualTo(new Nothing());
    assertThat(ConsoleCommand.parse("exit")).isEqualTo(new Quit());
    assertThat(ConsoleCommand.parse("fly")).isEqualTo(new Help());
  }

  @ParameterizedTest
  @ValueSource(strings = {"to", "change", "print"})
  void whatIsMissingIsAskedFor(String line) {
    assertThatThrownBy(() -> ConsoleCommand.parse(line))
        .isInstanceOf(ConsoleException.class)
        .hasMessageContaining("?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"step 0", "back -1", "to 1.5", "next one", "to 1234567890123456789"})
  void whatIsNoNumberIsRefused(String line) {
    assertThatThrownBy(() -> ConsoleCommand.parse(line))
        .isInstanceOf(ConsoleException.class)
        .hasMessageStartingWith("a number from 1 on, not ");
  }

  @Test
  void everyCommandIsInTheHelp() {
    for (String word : "step next switch change run to back where print quit".split(" ")) {
      assertThat(ConsoleCommand.HELP).anyMatch(line -> line.matches(word + "\\b.*"));
    }
  }
}

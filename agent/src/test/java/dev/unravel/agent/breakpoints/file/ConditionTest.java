package dev.unravel.agent.breakpoints.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.agent.breakpoints.condition.Capture;
import dev.unravel.agent.breakpoints.condition.Conjunction;
import dev.unravel.agent.breakpoints.condition.Expression;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConditionTest {
  @SuppressWarnings("unused") // Read by conditions.
  private static class Owner {
    private final String name = new String("Bob");
    private final Integer age = 1000;
    private final Owner boss;

    Owner(Owner boss) {
      this.boss = boss;
    }
  }

  private final Owner boss = new Owner(null);
  private final Owner worker = new Owner(boss);
  private final Capture[] sides = {
    new Capture(
        null, worker, new String[] {"n", "c", "f", "flag"}, new Object[] {1000, 'x', 1.5f, true}),
    new Capture(worker, boss, new String[] {"n", "array"}, new Object[] {7L, new int[3]}),
  };

  private Object value(String text) throws SyntaxException {
    return new ConditionParser(new Cursor(text), 2).parse().value(sides);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "this == this ; false",
        "left.this.boss == right.this ; true",
        "this == target ; true",
        "left.this.name == right.this.name ; true",
        "this.name == \"Bob\" ; true",
        "this.name != \"Ann\" ; true",
        "this.age == n ; false",
        "left.this.age == left.n ; true",
        "n > n ; true",
        "right.n <= 7 ; true",
        "right.n < 7 ; false",
        "c == 'x' ; true",
        "c == 120 ; true",
        "f >= 1.5 ; true",
        "flag ; true",
        "!flag || right.array.length == 3 ; true",
        "flag && right.this.boss == null ; true",
        "flag == true ; true",
      })
  void comparesWhatThreadsSee(String text, boolean expected) throws SyntaxException {
    assertThat(value(text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "right.this.boss.name == null | null has no field name",
        "nobody == null | no variable nobody there",
        "this.salary == 1 | no field salary in dev.unravel.agent.breakpoints.file.ConditionTest$Owner",
        "n && flag | neither true nor false: a java.lang.Integer",
        "this < 1 | not numbers: a dev.unravel.agent.breakpoints.file.ConditionTest$Owner and a"
            + " java.lang.Long",
      })
  void saysWhyThereIsNoValue(String text, String message) {
    assertThatThrownBy(() -> value(text)).hasToString(message);
  }

  @Test
  void partsAboutOneSideAreAskedAlone() throws SyntaxException {
    Expression condition =
        new ConditionParser(new Cursor("left.n > 1 && this == this && right.flag && true"), 2)
            .parse();
    Conjunction parts = Conjunction.of(Optional.of(condition));
    assertThat(parts.alone()).extracting(Expression::sides).containsExactly(1, 2);
    assertThat(parts.together().orElseThrow().sides()).isEqualTo(3);
  }
}

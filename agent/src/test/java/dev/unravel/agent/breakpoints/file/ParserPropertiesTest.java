package dev.unravel.agent.breakpoints.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.seeds.Draw;
import dev.unravel.seeds.Seeds;
import org.junit.jupiter.api.Test;

/** Whatever a line holds, it is understood or its fault is placed inside of it. */
class ParserPropertiesTest {
  private static final int TRIES = 1_000;

  @Test
  void anyTextIsUnderstoodOrItsFaultIsPlaced() {
    Seeds.each(TRIES, draw -> check(draw.text(255)));
  }

  @Test
  void aCutDefinitionIsUnderstoodOrItsFaultIsPlaced() {
    Seeds.each(
        TRIES,
        draw -> {
          String text = definition(draw);
          int at = draw.between(0, text.length() - 1);
          check(text.substring(0, at));
          check(text.substring(0, at) + text.substring(at + 1));
          check(text.substring(0, at) + "]" + text.substring(at));
        });
  }

  @Test
  void definitionsAreUnderstood() {
    Seeds.each(
        TRIES,
        draw -> {
          BreakpointFile file = BreakpointFile.parse("f", definition(draw));
          assertThat(file.problems()).isEmpty();
          assertThat(file.definitions()).hasSize(1);
        });
  }

  @Test
  void whiteSpaceMakesNoDifference() {
    Seeds.each(
        TRIES,
        draw -> {
          String text = definition(draw);
          Definition one = BreakpointFile.parse("f", text).definitions().get(0);
          Definition other = BreakpointFile.parse("f", " \t" + text + "  ").definitions().get(0);
          assertThat(other).isEqualTo(one);
        });
  }

  private static void check(String text) {
    for (String line : text.split("\r\n|\n|\r", -1)) {
      try {
        DefinitionParser.parse(line, 1);
      } catch (SyntaxException wrong) {
        assertThat(wrong.column()).isBetween(1, line.length() + 1);
        assertThat(wrong.getMessage()).isNotBlank();
      }
    }
  }

  private static String definition(Draw draw) {
    return "race \""
        + String.join("", draw.list(1, 30, () -> String.valueOf((char) draw.between('a', 'z'))))
        + "\" "
        + String.join(" -> ", draw.list(2, 4, () -> place(draw)))
        + (draw.oneIn(4) ? "" : condition(draw))
        + draw.pick(
            "",
            " timeout 5ms",
            " at-most 2",
            " pauses 3",
            " holding X",
            " caller *.y",
            " thread t");
  }

  private static String place(Draw draw) {
    return draw.pick(
        "Account.java:40",
        "after com/bank/Account.java:7 #2",
        "Account$Inner.withdraw(int, String[])",
        "exit a.b.C.<init>",
        "read Account.balance",
        "write A.b in C.d() #1",
        "call A.b in C:9",
        "A.b @bci 12 [ignore-first 3, thread \"x y\"]");
  }

  private static String condition(Draw draw) {
    String operator = draw.pick(" && ", "||", " && !(");
    return " when "
        + comparison(draw)
        + operator
        + comparison(draw)
        + (operator.endsWith("(") ? ")" : "");
  }

  private static String comparison(Draw draw) {
    return value(draw) + " " + draw.pick("==", "!=", "<", ">=") + " " + value(draw);
  }

  private static String value(Draw draw) {
    return draw.pick(
        "this", "left.a", "right.this.b.c", "p2.x", "12", "-1.5", "\"t\\\"\"", "null", "arg1");
  }
}

package dev.unravel.agent.breakpoints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Whatever a line holds, it is understood or its fault is placed inside of it. */
class ParserPropertiesTest {
  @Property
  void anyTextIsUnderstoodOrItsFaultIsPlaced(@ForAll String text) {
    check(text);
  }

  @Property
  void aCutDefinitionIsUnderstoodOrItsFaultIsPlaced(
      @ForAll("definitions") String text, @ForAll @IntRange(max = 200) int at) {
    check(text.substring(0, Math.min(at, text.length())));
    int gap = Math.min(at, text.length() - 1);
    check(text.substring(0, gap) + text.substring(gap + 1));
    check(text.substring(0, gap) + "]" + text.substring(gap));
  }

  @Property
  void definitionsAreUnderstood(@ForAll("definitions") String text) {
    BreakpointFile file = BreakpointFile.parse("f", text);
    assertThat(file.problems()).isEmpty();
    assertThat(file.definitions()).hasSize(1);
  }

  @Property
  void whiteSpaceMakesNoDifference(@ForAll("definitions") String text) {
    Definition one = BreakpointFile.parse("f", text).definitions().get(0);
    Definition other = BreakpointFile.parse("f", " \t" + text + "  ").definitions().get(0);
    assertThat(other).isEqualTo(one);
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

  @Provide
  Arbitrary<String> definitions() {
    Arbitrary<String> places =
        Arbitraries.of(
            "Account.java:40",
            "after com/bank/Account.java:7 #2",
            "Account$Inner.withdraw(int, String[])",
            "exit a.b.C.<init>",
            "read Account.balance",
            "write A.b in C.d() #1",
            "call A.b in C:9",
            "A.b @bci 12 [ignore-first 3, thread \"x y\"]");
    Arbitrary<String> values =
        Arbitraries.of(
            "this", "left.a", "right.this.b.c", "p2.x", "12", "-1.5", "\"t\\\"\"", "null", "arg1");
    Arbitrary<String> comparisons =
        Combinators.combine(values, Arbitraries.of("==", "!=", "<", ">="), values)
            .as((a, op, b) -> a + " " + op + " " + b);
    Arbitrary<String> conditions =
        Combinators.combine(comparisons, Arbitraries.of(" && ", "||", " && !("), comparisons)
            .as((a, op, b) -> " when " + a + op + b + (op.endsWith("(") ? ")" : ""));
    Arbitrary<String> options =
        Arbitraries.of(
            "",
            " timeout 5ms",
            " at-most 2",
            " pauses 3",
            " holding X",
            " caller *.y",
            " thread t");
    return Combinators.combine(
            places.list().ofMinSize(2).ofMaxSize(4),
            conditions.optional(),
            options,
            Arbitraries.strings().alpha().ofMinLength(1))
        .as(
            (List<String> positions, java.util.Optional<String> when, String option, String name) ->
                "race \""
                    + name
                    + "\" "
                    + String.join(" -> ", positions)
                    + when.orElse("")
                    + option);
  }
}

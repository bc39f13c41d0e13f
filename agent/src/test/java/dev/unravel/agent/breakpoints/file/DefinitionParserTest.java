package dev.unravel.agent.breakpoints.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.agent.breakpoints.condition.Comparison;
import dev.unravel.agent.breakpoints.condition.Expression;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DefinitionParserTest {
  private static final ClassPattern ACCOUNT = new ClassPattern("Account", false);
  private static final ClassPattern SOURCE = new ClassPattern("Account.java", true);

  private static Definition parse(String text) throws SyntaxException {
    return DefinitionParser.parse(text, 1).orElseThrow();
  }

  private static Place place(String text) throws SyntaxException {
    return parse("race \"x\" " + text + " -> B:1").positions().get(0).place();
  }

  private static Expression condition(String text) throws SyntaxException {
    return parse("race \"x\" A:1 -> B:1 when " + text).condition().orElseThrow();
  }

  @Test
  void readsKindNamePositionsConditionAndOptions() throws SyntaxException {
    Definition found =
        parse(
            "race \"balance\" Account.java:40 -> Account.java:41 when this == this"
                + " timeout 2s ignore-first 3 at-most 1 pauses 7 holding Bank"
                + " caller Bank.transfer thread \"worker 1\" // why");
    assertThat(found.kind()).isEqualTo(Kind.RACE);
    assertThat(found.name()).isEqualTo("balance");
    assertThat(found.positions())
        .extracting(Position::text)
        .containsExactly("Account.java:40", "Account.java:41");
    assertThat(found.condition())
        .hasValue(
            new Expression.Compare(
                Comparison.EQUAL,
                new Expression.Variable(0, "this"),
                new Expression.Variable(1, "this")));
    assertThat(found.settings())
        .isEqualTo(
            new Settings(
                2000,
                3,
                1,
                7,
                Optional.of("Bank"),
                Optional.of("Bank.transfer"),
                Optional.of("worker 1")));
  }

  @Test
  void optionsInBracketsBelongToAPosition() throws SyntaxException {
    Definition found = parse("race \"x\" A:1 [ignore-first 2, thread w*] -> B:1 [holding C]");
    assertThat(found.settings()).isEqualTo(Settings.DEFAULT);
    assertThat(found.positions().get(0).settings())
        .isEqualTo(Settings.DEFAULT.withIgnoreFirst(2).withThread("w*"));
    assertThat(found.positions().get(1).settings()).isEqualTo(Settings.DEFAULT.withHolding("C"));
    assertThat(found.positions().get(1).text()).isEqualTo("B:1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "// race", "# race", "  # \"x\""})
  void aLineMayBeEmptyOrAComment(String text) throws SyntaxException {
    assertThat(DefinitionParser.parse(text, 1)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Account.java:40",
        "line Account.java:40",
        "before Account.java:40",
        "before line Account.java:40"
      })
  void aLineIsMeantBeforeItUnlessSaidOtherwise(String text) throws SyntaxException {
    assertThat(place(text)).isEqualTo(new Place.Line(SOURCE, 40, false, 0));
  }

  @Test
  void readsEveryKindOfPlace() throws SyntaxException {
    assertThat(place("after line Account:40 #2")).isEqualTo(new Place.Line(ACCOUNT, 40, true, 2));
    assertThat(place("Account.withdraw"))
        .isEqualTo(new Place.Method(ACCOUNT, "withdraw", Optional.empty(), false));
    assertThat(place("exit Account.withdraw(int, String[], Object...)"))
        .isEqualTo(
            new Place.Method(
                ACCOUNT, "withdraw", Optional.of(List.of("int", "String[]", "Object[]")), true));
    assertThat(place("Account.<init>()"))
        .isEqualTo(new Place.Method(ACCOUNT, "<init>", Optional.of(List.of()), false));
    assertThat(place("com.bank.Account.withdraw(int) @bci 0"))
        .isEqualTo(
            new Place.Bytecode(
                new ClassPattern("com.bank.Account", false),
                "withdraw",
                Optional.of(List.of("int")),
                0));
    assertThat(place("read Account.balance"))
        .isEqualTo(
            new Place.Field(ACCOUNT, "balance", true, false, new Place.Scope(ACCOUNT, "", 0, 0)));
    assertThat(place("access Account.balance in Account.java:40 #2"))
        .isEqualTo(
            new Place.Field(ACCOUNT, "balance", true, true, new Place.Scope(SOURCE, "", 40, 2)));
    assertThat(place("call Account.withdraw in Bank.transfer() #3"))
        .isEqualTo(
            new Place.Call(
                ACCOUNT,
                "withdraw",
                new Place.Scope(new ClassPattern("Bank", false), "transfer", 0, 3)));
  }

  @Test
  void andBindsTighterThanOrAndNotTighterThanBoth() throws SyntaxException {
    assertThat(condition("a || !b && c"))
        .isEqualTo(
            new Expression.Or(
                new Expression.Variable(0, "a"),
                new Expression.And(
                    new Expression.Not(new Expression.Variable(0, "b")),
                    new Expression.Variable(0, "c"))));
  }

  @Test
  void sidesAndFieldsAndLiteralsHaveTheirPlace() throws SyntaxException {
    assertThat(condition("right.this.owner.name == \"Bob\" && p1.n >= -2.5"))
        .isEqualTo(
            new Expression.And(
                new Expression.Compare(
                    Comparison.EQUAL,
                    new Expression.FieldOf(
                        new Expression.FieldOf(new Expression.Variable(1, "this"), "owner"),
                        "name"),
                    new Expression.Literal("Bob")),
                new Expression.Compare(
                    Comparison.AT_LEAST,
                    new Expression.Variable(0, "n"),
                    new Expression.Literal(-2.5))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "oops \"x\" | 1 | expected race, deadlock, atomicity or notification, found 'oops'",
        "race x | 6 | expected the name of the breakpoint in quotation marks, found 'x'",
        "race \"x | 8 | expected a closing \", found the end of the line",
        "race \"\" A:1 -> B:1 | 9 | expected a name that is not empty, found 'A'",
        "race \"x\" | 9 | expected a position (such as Account.java:40, Account.withdraw(int) or"
            + " write Account.balance), found the end of the line",
        "race \"x\" A:one | 12 | expected a line number, found 'one'",
        "race \"x\" A:0 -> B:1 | 12 | expected a line number, found '0'",
        "race \"x\" A | 11 | expected ':' and a line number, or '.' and a method, behind 'A', found"
            + " the end of the line",
        "race \"x\" A:1 | 13 | expected '->' and another position, found the end of the line",
        "race \"x\" A:1 -> | 16 | expected a position (such as Account.java:40,"
            + " Account.withdraw(int) or write Account.balance), found the end of the line",
        "race \"x\" A:1 -> B:1 soon | 21 | expected '->', when, timeout, ignore-first, at-most,"
            + " pauses, holding, caller or thread, found 'soon'",
        "race \"x\" A:1 [soon] -> B:1 | 15 | expected ignore-first, holding, caller or thread,"
            + " found 'soon'",
        "race \"x\" A:1 -> B:1 timeout 10 | 31 | expected ms or s, found the end of the line",
        "race \"x\" A:1 -> B:1 timeout 2000000s | 29 | a timeout is an hour at most",
        "race \"x\" A:1 -> B:1 when this == | 33 | expected a value (such as this, left.amount, 100,"
            + " \"text\" or null), found the end of the line",
        "race \"x\" A:1 -> B:1 when (a | 28 | expected ')', found the end of the line",
        "race \"x\" call A.b -> B:1 | 19 | expected 'in' and the line, method or class that calls,"
            + " found '-'",
        "notification \"x\" A:1 -> B:1 -> C:1 | 32 | notification takes at most 2 positions",
        "race \"x\" A.m(int -> B:1 | 18 | expected ',' or ')', found '-'",
      })
  void saysWhatWasExpectedAndWhere(String text, int column, String message) {
    SyntaxException wrong = failure(text);
    assertThat(wrong).hasMessage(message);
    assertThat(wrong.column()).isEqualTo(column);
  }

  private static SyntaxException failure(String text) {
    try {
      throw new AssertionError("understood as " + parse(text));
    } catch (SyntaxException wrong) {
      return wrong;
    }
  }
}

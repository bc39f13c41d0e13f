package dev.unravel.trace.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.Action;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import dev.unravel.trace.Traces;
import java.util.List;
import org.junit.jupiter.api.Test;

class TraceHashTest {
  private static final Location USER = new Location("bank.Account", "add", "Account.java", 4);
  private static final Outcome PASS = new Outcome.Pass();

  @Test
  void theHashIsTheSameOnEveryJvmAndInEveryVersion() {
    assertThat(TraceHash.digits(hash(USER, "Account#1", action("5"), PASS)))
        .isEqualTo("fd7c262168b67661");
  }

  @Test
  void valuesDoNotCount() {
    assertThat(hash(USER, "Account#1", action("5"), PASS))
        .isEqualTo(hash(USER, "Account#1", action("6"), PASS));
  }

  @Test
  void linesCountInTheTargetOnly() {
    Location moved = new Location("bank.Account", "add", "Account.java", 5);
    assertThat(hash(moved, "Account#1", action(""), PASS))
        .isNotEqualTo(hash(USER, "Account#1", action(""), PASS));
    assertThat(hash(jdk(10), "Account#1", action(""), PASS))
        .isEqualTo(hash(jdk(20), "Account#1", action(""), PASS));
  }

  @Test
  void whatAnActionMeansDoesNotDependOnItsLine() {
    Location moved = new Location("bank.Account", "add", "Account.java", 5);
    assertThat(TraceHash.meanings(trace(moved, "Account#1", action(""), PASS)))
        .isEqualTo(TraceHash.meanings(trace(USER, "Account#1", action(""), PASS)));
    assertThat(TraceHash.meanings(trace(USER, "Account#2", action(""), PASS)))
        .isNotEqualTo(TraceHash.meanings(trace(USER, "Account#1", action(""), PASS)));
  }

  @Test
  void whatAnActionWithoutAnObjectMeansIsItsPlace() {
    Location moved = new Location("bank.Account", "add", "Account.java", 5);
    Action yields = new Action(0, Operation.YIELD, 0, -1, "", "");
    assertThat(TraceHash.meanings(trace(moved, "Account#1", yields, PASS)))
        .isNotEqualTo(TraceHash.meanings(trace(USER, "Account#1", yields, PASS)));
  }

  @Test
  void numbersOfLambdaClassesDoNotCount() {
    assertThat(hash(USER, "Main$$Lambda$14/0x0000000800c03a18#1", action(""), PASS))
        .isEqualTo(hash(USER, "Main$$Lambda/0x00007f1234567890#1", action(""), PASS))
        .isNotEqualTo(hash(USER, "Main$$Lambda/0x00007f1234567890#2", action(""), PASS));
  }

  @Test
  void operationMemberAndSignatureCount() {
    Action read = new Action(0, Operation.READ, 0, 0, "balance", "");
    Action other = new Action(0, Operation.WRITE, 0, 0, "limit", "");
    Outcome fail = new Outcome.Fail(new FailureSignature(FailureKind.DEADLOCK, "a"), "", List.of());
    assertThat(
            List.of(
                hash(USER, "Account#1", action(""), PASS),
                hash(USER, "Account#1", read, PASS),
                hash(USER, "Account#1", other, PASS),
                hash(USER, "Account#1", action(""), fail)))
        .doesNotHaveDuplicates();
  }

  private static Location jdk(int line) {
    return new Location("java.util.HashMap", "put", "HashMap.java", line);
  }

  private static Action action(String value) {
    return new Action(0, Operation.WRITE, 0, 0, "balance", value);
  }

  private static long hash(Location location, String object, Action action, Outcome outcome) {
    return TraceHash.of(trace(location, object, action, outcome));
  }

  private static Trace trace(Location location, String object, Action action, Outcome outcome) {
    Trace empty = Traces.empty();
    return new Trace(
        empty.target(),
        "",
        empty.settings(),
        empty.schedule(),
        List.of(),
        outcome,
        List.of(new ThreadName("main", "main")),
        List.of(location),
        List.of(object),
        List.of(action));
  }
}

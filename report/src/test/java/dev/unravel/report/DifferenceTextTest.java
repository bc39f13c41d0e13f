package dev.unravel.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;

class DifferenceTextTest {
  private static final List<Location> PLACES =
      List.of(new Location("a.A", "set", "A.java", 3), new Location("a.A", "get", "A.java", 9));

  @Test
  void theFirstValueThatDiffersIsToldWithItsOriginOnBothSides() {
    Trace one = trace(write("5"), read("5"), new Action(0, Operation.YIELD, 0, -1, "", ""));
    Trace other = trace(write("6"), read("6"));

    assertThat(String.join("\n", new DifferenceText(one, other, 3).lines()))
        .contains("the first that differs is at action 1")
        .contains("write A#1.x at A.java:3: 5", "write A#1.x at A.java:3: 6")
        .contains("> 3 main yield at A.java:3", "> the end of the execution");
  }

  @Test
  void aReadNamesTheWriteThatItSees() {
    Trace one = trace(write(""), read("5"));
    Trace other = trace(write(""), read("6"));

    assertThat(String.join("\n", new DifferenceText(one, other, 2).lines()))
        .contains("action 2")
        .contains("since action 1: main write A#1.x at A.java:3");
  }

  @Test
  void whereAllValuesAreTheSameThatIsSaid() {
    Trace trace = trace(write("java.lang.Object@1a2b"), read("x"));
    Trace other = trace(write("java.lang.Object@99"), read("x"));

    assertThat(String.join("\n", new DifferenceText(trace, other, 2).lines()))
        .contains("all are the same up to there");
  }

  private static Action write(String value) {
    return new Action(0, Operation.WRITE, 0, 0, "x", value);
  }

  private static Action read(String value) {
    return new Action(0, Operation.READ, 1, 0, "x", value);
  }

  private static Trace trace(Action... actions) {
    Trace empty = SampleTraces.lostUpdate();
    return new Trace(
        empty.target(),
        "",
        empty.settings(),
        empty.schedule(),
        List.of(),
        empty.outcome(),
        List.of(new ThreadName("main", "main")),
        PLACES,
        List.of("A#1"),
        List.of(actions));
  }
}

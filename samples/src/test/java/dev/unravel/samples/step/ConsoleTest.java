package dev.unravel.samples.step;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.usecase.SteppedRuns;
import dev.unravel.samples.Sample02Deadlock;
import dev.unravel.step.console.StepConsole;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The console steps back and forth. */
@NeedsAgent
class ConsoleTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void backLeadsToWhereOneWasAndOnToTheSamePlaceAgain(int jdk) throws IOException {
    Found found = Found.in(Turnstile.class, jdk, folder);

    List<String> said = converse(found, "step", "switch", "step", "back", "step", "back 3");

    assertThat(said).hasSize(7);
    assertThat(said.get(4)).isEqualTo(said.get(2));
    assertThat(said.get(5)).isEqualTo(said.get(3));
    assertThat(said.get(6)).isEqualTo(said.get(0));
    assertThat(said.get(2)).isNotEqualTo(said.get(3));
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void changeStopsAtTheWriteAndPrintShowsWhatWasThere(int jdk) throws IOException {
    Found found = Found.in(Turnstile.class, jdk, folder);

    List<String> said =
        converse(
            found, "switch", "change count", "print this.count", "change nothing", "print x.y");

    assertThat(said.get(2)).contains("Turnstile.java:9").endsWith("count: 0 -> 1");
    assertThat(said.get(3)).isEqualTo("this.count = 0");
    assertThat(said.get(4)).contains("only fields");
    assertThat(said.get(5)).contains("nothing here is called x");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void toTheEndAndBackFromIt(int jdk) throws IOException {
    Found found = Found.in(Turnstile.class, jdk, folder);
    long end = found.trace().schedule().actions();

    List<String> said = converse(found, "to 2", "run", "step", "back", "to " + (end + 1), "back 7");

    assertThat(said.get(1)).startsWith("clock 2  main");
    assertThat(said.get(2)).startsWith("the execution is over");
    assertThat(said.get(3)).startsWith("the execution is over");
    assertThat(said.get(4)).isEqualTo(said.get(1));
    assertThat(said.get(5)).isEqualTo("the execution ends at clock " + end);
    assertThat(said.get(6)).isEqualTo("there is no place so far back");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aDeadlockIsWhereItStays(int jdk) throws IOException {
    Found found = Found.in(Sample02Deadlock.class, jdk, folder);

    List<String> said = converse(found, "run", "next", "where all");

    assertThat(said.get(1)).contains("Sample02Deadlock.java:24");
    assertThat(said.get(2)).isEqualTo(said.get(1));
    assertThat(said.subList(3, said.size()))
        .filteredOn(line -> line.contains("Sample02Deadlock.java:24"))
        .hasSize(2);
    assertThat(said).anyMatch(line -> line.endsWith(", frozen"));
  }

  @Test
  void virtualThreadsAreSteppedThroughLikeOthers() throws IOException {
    Found found = Found.in(VirtualTurnstile.class, 25, folder);

    List<String> said = converse(found, "change VirtualTurnstile.count", "step 9", "run");

    assertThat(said.get(1)).contains("VirtualTurnstile.java:9").endsWith("count: 0 -> 1");
    // The other one read before that, and writes the same.
    assertThat(said).filteredOn(line -> line.contains("VirtualTurnstile.java:9")).hasSize(2);
    assertThat(said).last().asString().startsWith("the execution is over");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aRecordedRunIsSteppedThroughToo(int jdk) throws IOException {
    Found recorded = Found.recorded(Turnstile.class, jdk, folder);

    List<String> said =
        converse(recorded, "change Turnstile.count", "back", "change Turnstile.count", "run");

    assertThat(said.get(0)).contains("Turnstile.main");
    assertThat(said.get(1)).contains("Turnstile.java:9").endsWith("count: 0 -> 1");
    assertThat(said.get(2)).isEqualTo(said.get(0));
    assertThat(said.get(3)).isEqualTo(said.get(1));
    assertThat(said.get(4)).startsWith("the execution is over");
  }

  private static List<String> converse(Found found, String... commands) throws IOException {
    List<String> said = new ArrayList<>();
    try (SteppedRuns runs = found.runs()) {
      new StepConsole(runs, found.trace().schedule().actions(), said::add)
          .run(
              OptionalLong.empty(),
              new BufferedReader(new StringReader(String.join("\n", commands))),
              () -> {});
    }
    return said;
  }
}

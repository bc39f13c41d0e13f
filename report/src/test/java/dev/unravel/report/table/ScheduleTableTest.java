package dev.unravel.report.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.report.SampleTraces;
import dev.unravel.report.TraceBuilder;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScheduleTableTest {
  /** Give this property a folder to write what the tables look like now into it. */
  private static final String GOLDEN = System.getProperty("unravel.golden", "");

  @Test
  void aLostUpdateShowsBothReadsBeforeTheWrites() throws IOException {
    assertGolden("lost-update", SampleTraces.lostUpdate(), 120, false);
  }

  @Test
  void aDeadlockShowsItsCycle() throws IOException {
    assertGolden("deadlock", SampleTraces.deadlock(), 100, false);
  }

  @Test
  void fiftyThreadsShareOneColumn() throws IOException {
    assertGolden("fifty-threads", SampleTraces.fiftyThreads(), 120, false);
  }

  @Test
  void aLongRunIsFoldedToWhatMatters() throws IOException {
    assertGolden("long-run", SampleTraces.longRun(), 120, false);
  }

  @Test
  void aTraceWithoutActionsShowsItsIntervals() throws IOException {
    Trace trace = SampleTraces.lostUpdateSoFar().unresolved("left its schedule").build();
    Trace schedule =
        SampleTraces.lostUpdateSoFar().unresolved("left its schedule").buildWithoutActions();
    assertThat(trace.schedule()).isEqualTo(schedule.schedule());
    assertGolden("schedule-only", schedule, 120, false);
  }

  @Test
  void withAllEveryActionHasItsLine() {
    String table = text(SampleTraces.longRun(), 120, true, false);
    assertThat(table).doesNotContain("...");
    assertThat(table.lines().filter(line -> line.matches(" *\\d+ .*")))
        .hasSize(SampleTraces.longRun().actions().size());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 40, 61, 80, 100, 200})
  void noLineOfTheTableIsWiderThanAsked(int width) {
    for (Trace trace : new Trace[] {SampleTraces.lostUpdate(), SampleTraces.fiftyThreads()}) {
      String table = text(trace, width, true, false);
      assertThat(table.lines().dropWhile(line -> !line.startsWith("clock")))
          .filteredOn(line -> line.contains("|"))
          .isNotEmpty()
          .allMatch(line -> line.length() <= Math.max(TableOptions.NARROWEST, width));
    }
  }

  @Test
  void whatIsLongerThanItsColumnGoesOnBelow() {
    Trace trace =
        new TraceBuilder("Main")
            .thread("main.1", "")
            .thread("main.2", "")
            .act(1, Operation.COMPARE_AND_SET, "AtomicInteger#1", "compareAndSet", "stays 1", 7)
            .act(2, Operation.READ, "Account#1", "balanceOfTheMonth", "100", 8)
            .act(0, Operation.READ, "Account#1", "balanceOfTheMonth", "100", 9)
            .build();

    assertThat(text(trace, 90, false, false))
        .contains("| cas AtomicInteger#1 ", "|   .compareAndSet: ", "|   stays 1 ")
        .contains("| read Account#1 ", "|   .balanceOfTheMonth |", "|   = 100 ");
    assertThat(text(trace, 60, false, false)).contains("thread", "compareAndSet: stays 1");
  }

  @Test
  void coloursChangeNothingButTheColour() {
    Trace trace = SampleTraces.longRun();
    String coloured = text(trace, 120, false, true);
    assertThat(coloured).contains("\u001b[1;35m");
    assertThat(coloured.replaceAll("\u001b\\[[\\d;]*m", ""))
        .isEqualTo(text(trace, 120, false, false));
  }

  @Test
  void whatAnAttackerPutsIntoATraceDoesNotReachTheTerminal() {
    String evil = "\u001b[2J\n\r\t\u0007\u009b\u202e\ud800";
    Trace trace =
        new TraceBuilder(evil)
            .thread(evil, evil)
            .act(1, Operation.READ, evil, evil, evil, 1)
            .fail(FailureKind.HANG, evil, evil, evil)
            .build();
    String table = text(trace, 400, false, false).replace("\n", "");
    assertThat(table.chars().filter(Character::isISOControl)).isEmpty();
    assertThat(table).doesNotContain("\u202e").doesNotContain("\ud800").contains("\\u001b[2J\\n");
  }

  @Test
  void aLongValueIsCut() {
    Trace trace =
        new TraceBuilder("Main").act(0, Operation.READ, "A#1", "name", "x".repeat(1000), 1).build();
    assertThat(text(trace, 120, false, false))
        .contains("read A#1.name = " + "x".repeat(21) + "...");
  }

  @Test
  void anEmptyTraceHasAHeadingAndNoTable() {
    String table = text(new TraceBuilder("Main").build(), 120, false, false);
    assertThat(table).startsWith("PASS").doesNotContain("clock");
  }

  private static String text(Trace trace, int width, boolean all, boolean colours) {
    return new ScheduleTable(new TableOptions(width, all, colours)).text(trace);
  }

  private static void assertGolden(String name, Trace trace, int width, boolean all)
      throws IOException {
    String actual = text(trace, width, all, false);
    if (!GOLDEN.isEmpty()) {
      Files.writeString(Path.of(GOLDEN, name + ".txt"), actual);
    }
    try (InputStream in = ScheduleTableTest.class.getResourceAsStream(name + ".txt")) {
      assertThat(in).as("golden file of %s", name).isNotNull();
      assertThat(actual).isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}

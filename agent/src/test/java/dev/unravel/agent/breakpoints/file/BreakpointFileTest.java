package dev.unravel.agent.breakpoints.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BreakpointFileTest {
  private static final String GOOD = "race \"x\" A:1 -> B:1";

  @Test
  void wrongLinesAreLeftOutAndNamed() {
    BreakpointFile file = BreakpointFile.parse("f.txt", "oops\n" + GOOD + "\r\n\nrace");
    assertThat(file.definitions()).extracting(Definition::line).containsExactly(2);
    assertThat(file.problems())
        .containsExactly(
            "f.txt:1:1: expected race, deadlock, atomicity or notification, found 'oops'",
            "f.txt:4:5: expected the name of the breakpoint in quotation marks, found the end of"
                + " the line");
  }

  @Test
  void ofTwoBreakpointsWithOneNameTheFirstCounts() {
    BreakpointFile file = BreakpointFile.parse("f.txt", GOOD + "\ndeadlock \"x\" C:1 -> D:1");
    assertThat(file.definitions()).extracting(Definition::kind).containsExactly(Kind.RACE);
    assertThat(file.problems())
        .containsExactly(
            "f.txt:2: breakpoint \"x\" is defined in line 1 already; this one is left out");
  }

  @Test
  void aFileThatIsNotThereIsAProblemAndNoMore(@TempDir Path folder) {
    String missing = folder.resolve("none").toString();
    BreakpointFile file = BreakpointFile.read(missing);
    assertThat(file.definitions()).isEmpty();
    assertThat(file.problems())
        .containsExactly(
            "cannot read breakpoints from "
                + missing
                + " (there is no such file); going on without");
  }

  @Test
  void readsUtf8(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("f"), "race \"größe\" A:1 -> B:1");
    assertThat(BreakpointFile.read(file.toString()).definitions())
        .extracting(Definition::name)
        .containsExactly("größe");
  }
}

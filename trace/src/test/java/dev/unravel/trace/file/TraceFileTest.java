package dev.unravel.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import dev.unravel.trace.Traces;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceFileTest {
  @TempDir Path folder;

  @Test
  void aFileHoldsTheTraceAndLeavesNothingElseInItsFolder() throws IOException {
    Path file = folder.resolve("lost.unravel");
    Files.writeString(file, "an older file");

    TraceFile.write(loop(10), file);

    assertThat(TraceFile.read(file).actions()).isEqualTo(loop(10).actions());
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aRelativePathWithoutFolderIsWrittenToTheWorkingDirectory() throws IOException {
    Path file = Path.of("target-of-a-test.unravel");
    try {
      TraceFile.write(Traces.empty(), file);
      assertThat(TraceFile.read(file).threads()).isEmpty();
    } finally {
      Files.deleteIfExists(file);
    }
  }

  @Test
  void anOlderFileStaysWhenTheTraceCannotBeWritten() throws IOException {
    Path file = folder.resolve("lost.unravel");
    TraceFile.write(loop(10), file);
    Trace wrong = Traces.withActions(loop(1), List.of(action(7, "1")));

    assertThatThrownBy(() -> TraceFile.write(wrong, file))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("trace refers to thread 7 and has 1");
    assertThat(TraceFile.read(file).actions()).hasSize(10);
  }

  @Test
  void aMillionActionsTakeAFewBytesEach() {
    assertThat(TraceFile.toBytes(loop(1_000_000)).length).isLessThan(5_000_000);
  }

  @Test
  void aTextFileIsNoTrace() {
    assertRefused("public class Main {}".getBytes(StandardCharsets.UTF_8), "not an Unravel trace");
  }

  @Test
  void anEmptyFileIsNoTrace() {
    assertRefused(new byte[0], "not an Unravel trace");
  }

  @Test
  void aTraceOfANewerVersionSaysSo() {
    byte[] bytes = TraceFile.toBytes(Traces.empty());
    bytes[9] = 6;
    assertRefused(bytes, "written by a newer version (format 6, this is 5)");
  }

  @Test
  void aTraceThatWasCutSaysHowMuchIsThere() {
    byte[] bytes = TraceFile.toBytes(loop(100));
    int payload = bytes.length - 18;
    assertRefused(Arrays.copyOf(bytes, 12), "cut short: ends after 12 bytes");
    assertRefused(Arrays.copyOf(bytes, 38), "cut short: 20 of " + payload + " bytes are there");
  }

  @Test
  void aTraceWithAWrongByteSaysThatTheChecksumDiffers() {
    byte[] bytes = TraceFile.toBytes(loop(100));
    bytes[40]++;
    assertRefused(bytes, "damaged: checksum differs");
  }

  @Test
  void aTraceWithAnotherBehindItIsRefused() {
    byte[] bytes = TraceFile.toBytes(Traces.empty());
    assertRefused(
        Arrays.copyOf(bytes, bytes.length + 1),
        "damaged: more bytes follow after the end of the trace");
  }

  @Test
  void aLengthOfGigabytesIsRefusedBeforeAnythingIsRead() {
    byte[] bytes = TraceFile.toBytes(Traces.empty());
    bytes[10] = (byte) 0xFF;
    bytes[11] = (byte) 0xFF;
    assertThatThrownBy(() -> TraceFile.read(bytes))
        .isInstanceOf(TraceFormatException.class)
        .hasMessageStartingWith("damaged: claims 4294");
  }

  private static void assertRefused(byte[] bytes, String message) {
    assertThatThrownBy(() -> TraceFile.read(bytes))
        .isInstanceOf(TraceFormatException.class)
        .hasMessage(message);
  }

  private static Trace loop(int length) {
    List<Action> actions = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      actions.add(action(0, String.valueOf(i % 5000)));
    }
    Trace empty = Traces.empty();
    return new Trace(
        empty.target(),
        "17",
        empty.settings(),
        empty.schedule(),
        List.of(),
        new Outcome.Pass(),
        List.of(new ThreadName("main", "main")),
        List.of(new Location("Main", "main", "Main.java", 3)),
        List.of("Counter#1"),
        actions);
  }

  private static Action action(int thread, String value) {
    return new Action(thread, Operation.WRITE, 0, 0, "count", value);
  }
}

package dev.unravel.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.trace.Inputs;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Location;
import dev.unravel.trace.Mark;
import dev.unravel.trace.Recording;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import dev.unravel.trace.Traces;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

class RecordingTest {
  private static final Location HERE = new Location("Main", "run", "Main.java", 3);

  @Test
  void aFileOfFormatOneIsATraceWithoutARecording() throws IOException {
    // Format 2 has added the flag for the recording, 3 one for races, 4 a list of kinds, 5
    // a flag for a stall.
    assertThat(TraceFile.read(old(1, 4)).recording()).isEmpty();
  }

  @Test
  void aFileOfFormatThreeKnowsOfNothingShared() throws IOException {
    assertThat(TraceFile.read(old(3, 2)).settings().shared()).isEmpty();
  }

  @Test
  void aFileOfFormatFourKnowsOfNobodyHeldUp() throws IOException {
    assertThat(TraceFile.read(old(4, 1)).outcome().heldUp()).isEmpty();
  }

  /** A file of an older format, which ended so many bytes earlier. */
  private static byte[] old(int format, int bytesLess) {
    byte[] file = TraceFile.toBytes(Traces.empty());
    byte[] payload = Arrays.copyOfRange(file, 18, file.length - bytesLess);
    CRC32 crc = new CRC32();
    crc.update(payload);
    byte[] old = Arrays.copyOf(file, file.length - bytesLess);
    old[9] = (byte) format;
    byte[] fields =
        new WireWriter().fixedInt(payload.length).fixedInt((int) crc.getValue()).toBytes();
    System.arraycopy(fields, 0, old, 10, 8);
    return old;
  }

  @Test
  void anIntervalWithoutAMarkIsRefused() {
    assertThatThrownBy(() -> TraceFile.toBytes(recorded(List.of(), 5)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void fewerReadingsThanItSaysAreRefused() {
    byte[] file = TraceFile.toBytes(recorded(List.of(new Mark(0, 7)), 5));

    assertThatThrownBy(() -> TraceFile.read(file))
        .isInstanceOf(TraceFormatException.class)
        .hasMessageContaining("readings");
  }

  @Test
  void theHashSeesWhatAnIntervalDidAndWhereItEnded() {
    long hash = TraceHash.of(recorded(List.of(new Mark(0, 7)), 0));

    assertThat(TraceHash.of(recorded(List.of(new Mark(0, 7)), 0))).isEqualTo(hash);
    assertThat(TraceHash.of(recorded(List.of(new Mark(0, 8)), 0))).isNotEqualTo(hash);
    assertThat(TraceHash.of(recorded(List.of(new Mark(-1, 7)), 0))).isNotEqualTo(hash);
  }

  @Test
  void aStretchOfTwoIntervalsIsLeftByOneSwitch() {
    Schedule schedule =
        new Schedule(
            List.of(new Interval(0, Integer.MAX_VALUE), new Interval(0, 5), new Interval(1, 1)),
            List.of());
    Trace trace = withSchedule(schedule, Optional.empty());

    assertThat(TraceStatistics.of(trace).switches()).isEqualTo(1);
    assertThat(TraceStatistics.of(trace).actions()).isEqualTo(Integer.MAX_VALUE + 6L);
  }

  private static Trace recorded(List<Mark> marks, long readings) {
    Inputs inputs = new Inputs(readings, new byte[0], new TreeMap<>(), new TreeMap<>());
    Schedule schedule = new Schedule(List.of(new Interval(0, 4)), List.of());
    return withSchedule(schedule, Optional.of(new Recording(marks, 1, inputs)));
  }

  private static Trace withSchedule(Schedule schedule, Optional<Recording> recording) {
    Trace empty = Traces.empty();
    return new Trace(
        empty.target(),
        "",
        empty.settings(),
        schedule,
        List.of(),
        empty.outcome(),
        List.of(new ThreadName("main", "main")),
        List.of(HERE),
        List.of(),
        List.of(),
        recording);
  }
}

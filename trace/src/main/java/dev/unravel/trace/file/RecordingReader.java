package dev.unravel.trace.file;

import dev.unravel.trace.Inputs;
import dev.unravel.trace.Mark;
import dev.unravel.trace.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads what {@link RecordingWriter} writes. */
final class RecordingReader {
  /** The first format that has it. */
  static final int SINCE = 2;

  /** A varint and four bytes. */
  private static final int MARK_BYTES = 5;

  private final WireReader in;
  private final List<String> strings;

  RecordingReader(WireReader in, List<String> strings) {
    this.in = in;
    this.strings = strings;
  }

  Optional<Recording> read(int intervals, int locations) throws TraceFormatException {
    return in.flag() ? Optional.of(recording(intervals, locations)) : Optional.empty();
  }

  private Recording recording(int intervals, int locations) throws TraceFormatException {
    if (intervals > in.remaining() / MARK_BYTES) {
      throw WireReader.damaged("not every interval has a mark");
    }
    List<Mark> marks = new ArrayList<>(intervals);
    for (int i = 0; i < intervals; i++) {
      marks.add(new Mark(in.index(locations + 1, "location") - 1, in.fixedInt()));
    }
    int output = in.fixedInt();
    long readings = in.varLong();
    byte[] clock = in.bytes();
    if (readings != readings(clock)) {
      throw WireReader.damaged("not as many readings of the clock as it says");
    }
    return new Recording(marks, output, new Inputs(readings, clock, values(), values()));
  }

  private static long readings(byte[] clock) throws TraceFormatException {
    WireReader each = new WireReader(clock);
    long count = 0;
    while (each.remaining() > 0) {
      each.zigzag();
      count++;
    }
    return count;
  }

  private SortedMap<String, Optional<String>> values() throws TraceFormatException {
    SortedMap<String, Optional<String>> values = new TreeMap<>();
    int count = in.count(2);
    for (int i = 0; i < count; i++) {
      String name = string();
      values.put(name, in.flag() ? Optional.of(string()) : Optional.empty());
    }
    return values;
  }

  private String string() throws TraceFormatException {
    return strings.get(in.index(strings.size(), "string"));
  }
}

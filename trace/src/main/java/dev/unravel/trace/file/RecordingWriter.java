package dev.unravel.trace.file;

import dev.unravel.trace.Inputs;
import dev.unravel.trace.Mark;
import dev.unravel.trace.Recording;
import java.util.Map;
import java.util.Optional;

/** Writes the last part of a trace file: what belongs to a recorded run alone. */
final class RecordingWriter {
  private final WireWriter out;
  private final StringTable strings;

  RecordingWriter(WireWriter out, StringTable strings) {
    this.out = out;
    this.strings = strings;
  }

  void write(Optional<Recording> recording) {
    out.flag(recording.isPresent());
    recording.ifPresent(this::write);
  }

  private void write(Recording recording) {
    for (Mark mark : recording.marks()) {
      out.varInt(mark.location() + 1).fixedInt(mark.check());
    }
    out.fixedInt(recording.output());
    Inputs inputs = recording.inputs();
    out.varLong(inputs.readings()).bytes(inputs.clock());
    write(inputs.environment());
    write(inputs.properties());
  }

  private void write(Map<String, Optional<String>> values) {
    out.list(
        values.entrySet(),
        (to, entry) -> {
          to.varInt(strings.number(entry.getKey())).flag(entry.getValue().isPresent());
          entry.getValue().ifPresent(value -> to.varInt(strings.number(value)));
        });
  }
}

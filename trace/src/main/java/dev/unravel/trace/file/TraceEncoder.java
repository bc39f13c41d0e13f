package dev.unravel.trace.file;

import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.Mark;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Stall;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import java.util.List;
import java.util.Optional;

/** Writes the payload of a trace file, field by field, as FORMAT.md lays it out. */
final class TraceEncoder {
  private final StringTable strings = new StringTable();
  private final WireWriter body = new WireWriter();

  private TraceEncoder() {}

  static WireWriter payload(Trace trace) {
    TraceEncoder encoder = new TraceEncoder();
    encoder.write(trace);
    WireWriter payload = new WireWriter();
    encoder.strings.write(payload);
    return payload.append(encoder.body);
  }

  private void write(Trace trace) {
    checkReferences(trace);
    writeTarget(trace.target());
    string(body, trace.jdk());
    writeSettings(trace.settings());
    body.list(
        trace.schedule().intervals(),
        (out, interval) -> out.varInt(interval.thread()).varInt(interval.actions()));
    body.list(trace.schedule().picks(), (out, pick) -> out.zigzag(pick));
    body.list(trace.preemptions(), WireWriter::varInt);
    writeOutcome(trace.outcome());
    body.list(
        trace.threads(),
        (out, thread) -> {
          string(out, thread.path());
          string(out, thread.javaName());
        });
    body.list(trace.locations(), this::writeLocation);
    strings(trace.objects());
    new ActionEncoder(strings).write(body, trace.actions());
    new RecordingWriter(body, strings).write(trace.recording());
    body.flag(trace.settings().failOnRace());
    body.list(trace.settings().shared(), WireWriter::zigzag);
    writeStall(trace.outcome().heldUp());
  }

  private void writeStall(Optional<Stall> stall) {
    body.flag(stall.isPresent());
    stall.ifPresent(
        held -> {
          string(body, held.thread());
          body.zigzag(held.nanos());
        });
  }

  private void writeTarget(Target target) {
    strings(target.classPath());
    string(body, target.mainClass());
    strings(target.arguments());
    strings(target.jvmOptions());
    body.bytes(target.standardInput());
  }

  private void writeSettings(Settings settings) {
    body.zigzag(settings.seed());
    string(body, settings.strategy());
    body.constant(settings.points())
        .constant(settings.isolation())
        .zigzag(settings.warmUps())
        .zigzag(settings.timeOrigin())
        .zigzag(settings.patienceMillis())
        .flag(settings.spuriousWakeUps())
        .flag(settings.insideConcurrent())
        .zigzag(settings.maxActions());
  }

  private void writeOutcome(Outcome outcome) {
    if (outcome instanceof Outcome.Fail fail) {
      body.octet(1).constant(fail.signature().kind());
      string(body, fail.signature().where());
      string(body, fail.message());
      strings(fail.details());
    } else if (outcome instanceof Outcome.Unresolved unresolved) {
      body.octet(2);
      string(body, unresolved.reason());
    } else {
      body.octet(0);
    }
  }

  private void writeLocation(WireWriter out, Location location) {
    string(out, location.className());
    string(out, location.method());
    string(out, location.file());
    out.zigzag(location.line());
  }

  private void strings(List<String> values) {
    body.list(values, this::string);
  }

  private void string(WireWriter out, String value) {
    out.varInt(strings.number(value));
  }

  /** A trace that refers to what it does not have would be written well and then never read. */
  private static void checkReferences(Trace trace) {
    for (int interval : trace.preemptions()) {
      check(interval, 0, trace.schedule().intervals().size(), "interval");
    }
    for (Action action : trace.actions()) {
      check(action.thread(), 0, trace.threads().size(), "thread");
      check(action.location(), -1, trace.locations().size(), "location");
      check(action.object(), -1, trace.objects().size(), "object");
    }
    trace.recording().ifPresent(recording -> checkMarks(trace, recording.marks()));
  }

  private static void checkMarks(Trace trace, List<Mark> marks) {
    if (marks.size() != trace.schedule().intervals().size()) {
      throw new IllegalArgumentException(
          marks.size() + " marks of " + trace.schedule().intervals().size() + " intervals");
    }
    for (Mark mark : marks) {
      check(mark.location(), -1, trace.locations().size(), "location");
    }
  }

  private static void check(int index, int from, int to, String what) {
    if (index < from || index >= to) {
      throw new IllegalArgumentException(
          "trace refers to " + what + " " + index + " and has " + to);
    }
  }
}

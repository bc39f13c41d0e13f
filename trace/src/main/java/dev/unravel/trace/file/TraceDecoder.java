package dev.unravel.trace.file;

import dev.unravel.trace.Action;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Location;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Recording;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Stall;
import dev.unravel.trace.Target;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import java.util.List;
import java.util.Optional;

/** Reads the payload that {@link TraceEncoder} writes. */
final class TraceDecoder {
  /** The first format that says whether races are failures. */
  private static final int SINCE_RACES = 3;

  /** The first format that says which objects of the JDK count as shared. */
  private static final int SINCE_SHARED = 4;

  /** The first format that says who was held up. */
  private static final int SINCE_STALLS = 5;

  private final WireReader in;
  private final List<String> strings;

  private TraceDecoder(WireReader in) throws TraceFormatException {
    this.in = in;
    this.strings = StringTable.read(in);
  }

  static Trace trace(byte[] payload, int format) throws TraceFormatException {
    WireReader in = new WireReader(payload);
    Trace trace = new TraceDecoder(in).read(format);
    in.end();
    return trace;
  }

  private Trace read(int format) throws TraceFormatException {
    Target target = readTarget();
    String jdk = string(in);
    Settings settings = readSettings();
    Schedule schedule =
        new Schedule(in.list(TraceDecoder::readInterval), in.list(WireReader::zigzagInt));
    int intervals = schedule.intervals().size();
    List<Integer> preemptions = in.list(from -> from.index(intervals, "interval"));
    Outcome outcome = readOutcome();
    List<ThreadName> threads = in.list(from -> new ThreadName(string(from), string(from)));
    List<Location> locations = in.list(this::readLocation);
    List<String> objects = strings();
    List<Action> actions =
        new ActionDecoder(strings, threads.size(), locations.size(), objects.size()).read(in);
    Optional<Recording> recording =
        format < RecordingReader.SINCE
            ? Optional.empty()
            : new RecordingReader(in, strings).read(intervals, locations.size());
    boolean failOnRace = format >= SINCE_RACES && in.flag();
    List<Long> shared = format >= SINCE_SHARED ? in.list(WireReader::zigzag) : List.of();
    return new Trace(
        target,
        jdk,
        settings.withFailOnRace(failOnRace).withShared(shared),
        schedule,
        preemptions,
        format < SINCE_STALLS ? outcome : readStall(outcome),
        threads,
        locations,
        objects,
        actions,
        recording);
  }

  private Target readTarget() throws TraceFormatException {
    return new Target(strings(), string(in), strings(), strings(), in.bytes());
  }

  private Settings readSettings() throws TraceFormatException {
    return new Settings(
        in.zigzag(),
        string(in),
        in.constant(PointLevel.class),
        in.constant(Isolation.class),
        in.zigzagInt(),
        in.zigzag(),
        in.zigzag(),
        in.flag(),
        in.flag(),
        in.zigzag());
  }

  private static Interval readInterval(WireReader from) throws TraceFormatException {
    int thread = from.varInt();
    int actions = from.varInt();
    if (actions == 0) {
      throw WireReader.damaged("an interval without actions");
    }
    return new Interval(thread, actions);
  }

  private Outcome readOutcome() throws TraceFormatException {
    return switch (in.index(3, "outcome")) {
      case 1 ->
          new Outcome.Fail(
              new FailureSignature(in.constant(FailureKind.class), string(in)),
              string(in),
              strings());
      case 2 -> new Outcome.Unresolved(string(in));
      default -> new Outcome.Pass();
    };
  }

  private Outcome readStall(Outcome outcome) throws TraceFormatException {
    if (!in.flag()) {
      return outcome;
    }
    Optional<Stall> stall = Optional.of(new Stall(string(in), in.zigzag()));
    return outcome instanceof Outcome.Fail fail ? fail.with(stall) : outcome;
  }

  private Location readLocation(WireReader from) throws TraceFormatException {
    return new Location(string(from), string(from), string(from), from.zigzagInt());
  }

  private List<String> strings() throws TraceFormatException {
    return in.list(this::string);
  }

  private String string(WireReader from) throws TraceFormatException {
    return strings.get(from.index(strings.size(), "string"));
  }
}

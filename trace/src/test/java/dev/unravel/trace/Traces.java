package dev.unravel.trace;

import dev.unravel.seeds.Draw;
import dev.unravel.trace.file.WireWriter;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Arbitrary traces: all that the records allow, with indices in range. */
public final class Traces {
  private Traces() {}

  /** A trace with nothing in it. */
  public static Trace empty() {
    return new Trace(
        new Target(List.of(), "", List.of(), List.of(), new byte[0]),
        "",
        Settings.defaults(),
        new Schedule(List.of(), List.of()),
        List.of(),
        new Outcome.Pass(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  /** The same trace with other actions. */
  public static Trace withActions(Trace trace, List<Action> actions) {
    return new Trace(
        trace.target(),
        trace.jdk(),
        trace.settings(),
        trace.schedule(),
        trace.preemptions(),
        trace.outcome(),
        trace.threads(),
        trace.locations(),
        trace.objects(),
        actions);
  }

  /** A string of any characters, halves of surrogate pairs among them, or a likely one. */
  public static String string(Draw draw) {
    return draw.flag()
        ? draw.text(8)
        : draw.pick("", "count", "\uD83D\uDE00", "\uD83D", "\uDE00x", "\0", "r\u00e9sum\u00e9");
  }

  /** Any trace. */
  public static Trace any(Draw draw) {
    Schedule schedule = schedule(draw);
    List<ThreadName> threads = draw.list(0, 4, () -> new ThreadName(string(draw), string(draw)));
    List<Location> locations =
        draw.list(
            0, 4, () -> new Location(string(draw), string(draw), string(draw), draw.anyInt()));
    List<String> objects = strings(draw, 4);
    int intervals = schedule.intervals().size();
    return new Trace(
        target(draw),
        string(draw),
        settings(draw),
        schedule,
        intervals == 0 ? List.of() : draw.list(0, 4, () -> draw.between(0, intervals - 1)),
        outcome(draw),
        threads,
        locations,
        objects,
        actions(draw, threads.size(), locations.size(), objects.size()),
        draw.optional(() -> recording(draw, intervals, locations.size())));
  }

  private static List<String> strings(Draw draw, int most) {
    return draw.list(0, most, () -> string(draw));
  }

  /**
   * Of a run as it happened: a mark for each interval, and readings that are as many as it says.
   */
  private static Recording recording(Draw draw, int intervals, int locations) {
    List<Mark> marks =
        draw.list(
            intervals, intervals, () -> new Mark(draw.between(-1, locations - 1), draw.anyInt()));
    return new Recording(marks, draw.anyInt(), inputs(draw));
  }

  private static Inputs inputs(Draw draw) {
    List<Long> readings = draw.list(0, 5, draw::anyLong);
    WireWriter clock = new WireWriter();
    readings.forEach(clock::zigzag);
    return new Inputs(readings.size(), clock.toBytes(), values(draw), values(draw));
  }

  private static SortedMap<String, Optional<String>> values(Draw draw) {
    SortedMap<String, Optional<String>> values = new TreeMap<>();
    strings(draw, 3).forEach(name -> values.put(name, draw.optional(() -> string(draw))));
    return values;
  }

  private static List<Action> actions(Draw draw, int threads, int locations, int objects) {
    if (threads == 0) {
      return List.of();
    }
    return draw.list(
        0,
        20,
        () ->
            new Action(
                draw.between(0, threads - 1),
                draw.pick(Operation.values()),
                draw.between(-1, locations - 1),
                draw.between(-1, objects - 1),
                string(draw),
                string(draw)));
  }

  private static Target target(Draw draw) {
    return new Target(
        strings(draw, 3), string(draw), strings(draw, 3), strings(draw, 3), draw.bytes(9));
  }

  private static Settings settings(Draw draw) {
    return new Settings(
        draw.anyLong(),
        string(draw),
        draw.pick(PointLevel.values()),
        draw.pick(Isolation.values()),
        draw.anyInt(),
        draw.anyLong(),
        draw.anyLong(),
        draw.flag(),
        draw.flag(),
        draw.anyLong(),
        draw.flag(),
        draw.list(0, 2, draw::anyLong));
  }

  private static Schedule schedule(Draw draw) {
    return new Schedule(
        draw.list(0, 5, () -> new Interval(draw.natural(), Math.max(1, draw.natural()))),
        draw.list(0, 5, draw::anyInt));
  }

  private static Outcome outcome(Draw draw) {
    return draw.oneOf(
        Outcome.Pass::new,
        () -> new Outcome.Unresolved(string(draw)),
        () ->
            new Outcome.Fail(
                new FailureSignature(draw.pick(FailureKind.values()), string(draw)),
                string(draw),
                strings(draw, 3),
                draw.flag()
                    ? Optional.of(new Stall(string(draw), draw.natural()))
                    : Optional.empty()));
  }
}

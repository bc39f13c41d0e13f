package dev.unravel.trace;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Arbitrary traces: all that the records allow, with indices in range. */
final class Traces {
  private Traces() {}

  /** A trace with nothing in it. */
  static Trace empty() {
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
  static Trace withActions(Trace trace, List<Action> actions) {
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

  /** Strings of any characters, halves of surrogate pairs among them, and of likely ones. */
  static Arbitrary<String> strings() {
    return Arbitraries.oneOf(
        Arbitraries.strings().all().ofMaxLength(8),
        Arbitraries.of("", "count", "\uD83D\uDE00", "\uD83D", "\uDE00x", "\0", "r\u00e9sum\u00e9"));
  }

  /** Any trace. */
  static Arbitrary<Trace> any() {
    return parts().flatMap(Traces::withIndices);
  }

  private static Arbitrary<Trace> parts() {
    Arbitrary<ThreadName> thread = Combinators.combine(strings(), strings()).as(ThreadName::new);
    Arbitrary<Location> location =
        Combinators.combine(strings(), strings(), strings(), Arbitraries.integers())
            .as(Location::new);
    return Combinators.combine(
            target(),
            strings(),
            settings(),
            schedule(),
            outcome(),
            thread.list().ofMaxSize(4),
            location.list().ofMaxSize(4),
            strings().list().ofMaxSize(4))
        .as(
            (target, jdk, settings, schedule, outcome, threads, locations, objects) ->
                new Trace(
                    target, jdk, settings, schedule, List.of(), outcome, threads, locations,
                    objects, List.of()));
  }

  private static Arbitrary<Trace> withIndices(Trace parts) {
    int intervals = parts.schedule().intervals().size();
    Arbitrary<List<Integer>> preemptions =
        intervals == 0
            ? Arbitraries.just(List.of())
            : Arbitraries.integers().between(0, intervals - 1).list().ofMaxSize(4);
    return Combinators.combine(preemptions, actions(parts), recording(parts))
        .as(
            (chosen, actions, recording) ->
                new Trace(
                    parts.target(),
                    parts.jdk(),
                    parts.settings(),
                    parts.schedule(),
                    chosen,
                    parts.outcome(),
                    parts.threads(),
                    parts.locations(),
                    parts.objects(),
                    actions,
                    recording));
  }

  /**
   * Of a run as it happened: a mark for each interval, and readings that are as many as it says.
   */
  private static Arbitrary<Optional<Recording>> recording(Trace parts) {
    Arbitrary<List<Mark>> marks =
        Combinators.combine(
                Arbitraries.integers().between(-1, parts.locations().size() - 1),
                Arbitraries.integers())
            .as(Mark::new)
            .list()
            .ofSize(parts.schedule().intervals().size());
    Arbitrary<Recording> recording =
        Combinators.combine(marks, Arbitraries.integers(), inputs()).as(Recording::new);
    return recording.optional();
  }

  private static Arbitrary<Inputs> inputs() {
    Arbitrary<SortedMap<String, Optional<String>>> values =
        Arbitraries.maps(strings(), strings().optional()).ofMaxSize(3).map(TreeMap::new);
    return Combinators.combine(Arbitraries.longs().list().ofMaxSize(5), values, values)
        .as(
            (readings, environment, properties) -> {
              WireWriter clock = new WireWriter();
              readings.forEach(clock::zigzag);
              return new Inputs(readings.size(), clock.toBytes(), environment, properties);
            });
  }

  private static Arbitrary<List<Action>> actions(Trace parts) {
    if (parts.threads().isEmpty()) {
      return Arbitraries.just(List.of());
    }
    return Combinators.combine(
            Arbitraries.integers().between(0, parts.threads().size() - 1),
            Arbitraries.of(Operation.class),
            Arbitraries.integers().between(-1, parts.locations().size() - 1),
            Arbitraries.integers().between(-1, parts.objects().size() - 1),
            strings(),
            strings())
        .as(Action::new)
        .list()
        .ofMaxSize(20);
  }

  private static Arbitrary<Target> target() {
    Arbitrary<List<String>> list = strings().list().ofMaxSize(3);
    Arbitrary<byte[]> input = Arbitraries.bytes().array(byte[].class).ofMaxSize(9);
    return Combinators.combine(list, strings(), list, list, input).as(Target::new);
  }

  private static Arbitrary<Settings> settings() {
    Arbitrary<Long> number = Arbitraries.longs();
    Arbitrary<Map.Entry<Long, Long>> pair = Combinators.combine(number, number).as(Map::entry);
    return Combinators.combine(
            pair,
            strings(),
            Arbitraries.of(PointLevel.class),
            Arbitraries.of(Isolation.class),
            Arbitraries.integers(),
            pair,
            Arbitraries.of(true, false),
            Arbitraries.of(true, false))
        .as(
            (a, strategy, points, isolation, warmUps, b, spurious, inside) ->
                new Settings(
                    a.getKey(),
                    strategy,
                    points,
                    isolation,
                    warmUps,
                    a.getValue(),
                    b.getKey(),
                    spurious,
                    inside,
                    b.getValue(),
                    warmUps % 2 == 0,
                    warmUps % 3 == 0 ? List.of() : List.of(a.getKey(), b.getValue())));
  }

  private static Arbitrary<Schedule> schedule() {
    Arbitrary<Interval> interval =
        Combinators.combine(
                Arbitraries.integers().greaterOrEqual(0), Arbitraries.integers().greaterOrEqual(1))
            .as(Interval::new);
    return Combinators.combine(
            interval.list().ofMaxSize(5), Arbitraries.integers().list().ofMaxSize(5))
        .as(Schedule::new);
  }

  private static Arbitrary<Outcome> outcome() {
    Arbitrary<FailureSignature> signature =
        Combinators.combine(Arbitraries.of(FailureKind.class), strings()).as(FailureSignature::new);
    return Arbitraries.oneOf(
        Arbitraries.just(new Outcome.Pass()),
        strings().map(Outcome.Unresolved::new),
        Combinators.combine(signature, strings(), strings().list().ofMaxSize(3))
            .as(Outcome.Fail::new));
  }
}

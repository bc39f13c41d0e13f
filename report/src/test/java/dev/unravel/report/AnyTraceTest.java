package dev.unravel.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.unravel.report.table.ScheduleTable;
import dev.unravel.report.table.TableOptions;
import dev.unravel.trace.Action;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A trace file may hold any trace whose indices are in range, however little sense it makes. */
class AnyTraceTest {
  private static final List<String> STRINGS =
      List.of("", "a", "[0]", "7", "\ud800", "\n", "java.x", "name".repeat(30), "\"'\\");

  @ParameterizedTest
  @ValueSource(ints = {20, 80, 200})
  void anyTraceCanBeShownAtAnyWidth(int width) {
    Random random = new Random(width);
    for (int i = 0; i < 300; i++) {
      Trace trace = trace(random);
      TableOptions options = new TableOptions(width, random.nextBoolean(), random.nextBoolean());
      assertThat(new ScheduleTable(options).text(trace)).endsWith("\n");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void anyTraceBecomesValidJson(int seed) {
    Random random = new Random(seed);
    ObjectMapper judge = new ObjectMapper();
    for (int i = 0; i < 100; i++) {
      Trace trace = trace(random);
      assertThatCode(() -> judge.readTree(TraceJson.text(trace))).doesNotThrowAnyException();
      assertThatCode(() -> judge.readTree(PerfettoTrace.text(trace))).doesNotThrowAnyException();
    }
  }

  private static Trace trace(Random random) {
    int threads = 1 + random.nextInt(4);
    List<Interval> intervals =
        list(random, 9, () -> new Interval(number(random), Math.max(1, number(random))));
    List<Location> locations =
        list(
            random,
            4,
            () -> new Location(string(random), string(random), string(random), random.nextInt()));
    List<String> objects = list(random, 4, () -> string(random));
    return new Trace(
        new Target(objects, string(random), objects, objects, new byte[random.nextInt(3)]),
        string(random),
        Settings.defaults(),
        new Schedule(intervals, List.of(random.nextInt())),
        intervals.isEmpty() ? List.of() : List.of(0, intervals.size() - 1),
        new Outcome.Unresolved(string(random)),
        Stream.generate(() -> new ThreadName(string(random), string(random)))
            .limit(threads)
            .toList(),
        locations,
        objects,
        list(
            random,
            120,
            () ->
                new Action(
                    random.nextInt(4) == 0 ? random.nextInt(threads) : 0,
                    Operation.values()[random.nextInt(Operation.values().length)],
                    random.nextInt(locations.size() + 1) - 1,
                    random.nextInt(objects.size() + 1) - 1,
                    string(random),
                    string(random))));
  }

  private static <T> List<T> list(Random random, int most, Supplier<T> item) {
    return Stream.generate(item).limit(random.nextInt(most + 1)).toList();
  }

  private static int number(Random random) {
    return random.nextBoolean() ? random.nextInt(5) : random.nextInt() >>> 1;
  }

  private static String string(Random random) {
    return STRINGS.get(random.nextInt(STRINGS.size()));
  }
}

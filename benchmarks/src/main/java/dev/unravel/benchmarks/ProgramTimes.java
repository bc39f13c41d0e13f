package dev.unravel.benchmarks;

import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.plain.PlainEnd;
import dev.unravel.launch.plain.PlainJvm;
import dev.unravel.trace.Target;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How long a program takes with breakpoints and without: from the call of main to its end, or to
 * where its threads stand still. Both in turn, so that a busy machine slows down both; the fastest
 * of each, which was disturbed least.
 *
 * @param plainMillis without
 * @param withMillis with breakpoints
 */
record ProgramTimes(double plainMillis, double withMillis) {
  private static final Pattern ELAPSED = Pattern.compile("timed: (\\d+) ns");
  private static final long MOST_MILLIS = 60_000;

  /**
   * Of the same program G1 takes a tenth more or less time from run to run, and as much more with
   * an agent that does nothing.
   */
  private static final List<String> COLLECTOR = List.of("-XX:+UseSerialGC");

  /**
   * Measures.
   *
   * @param timed runs the driver {@code Timed}
   * @param options those of the JVM with breakpoints
   */
  static ProgramTimes measure(Jdk jdk, Target timed, List<String> options, int pairs) {
    List<String> withBreakpoints = new ArrayList<>(COLLECTOR);
    withBreakpoints.addAll(options);
    List<Double> plain = new ArrayList<>();
    List<Double> with = new ArrayList<>();
    for (int i = 0; i < pairs; i++) {
      once(jdk, timed, COLLECTOR, plain);
      once(jdk, timed, withBreakpoints, with);
    }
    return new ProgramTimes(fastest(plain), fastest(with));
  }

  private static void once(Jdk jdk, Target timed, List<String> options, List<Double> times) {
    PlainEnd end = new PlainJvm(jdk, timed, options, MOST_MILLIS).run();
    Matcher matcher = ELAPSED.matcher(end.errors());
    if (matcher.find()) {
      times.add(Long.parseLong(matcher.group(1)) / 1e6);
    }
  }

  private static double fastest(List<Double> times) {
    return times.isEmpty() ? Double.NaN : Collections.min(times);
  }

  /** Percent. */
  double overhead() {
    return 100 * (withMillis / plainMillis - 1);
  }
}

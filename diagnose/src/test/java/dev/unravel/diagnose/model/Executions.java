package dev.unravel.diagnose.model;

import dev.unravel.diagnose.Attempt;
import dev.unravel.trace.Location;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Executions of model programs as attempts. */
final class Executions {
  private static final int LINES = 100;
  private static final Target TARGET =
      new Target(List.of(), "Model", List.of(), List.of(), new byte[0]);

  private Executions() {}

  /** The number of a place among the locations of every trace. */
  static int location(int thread, int position) {
    return thread * LINES + position;
  }

  static Attempt attempt(Machine machine, boolean recorded) {
    List<Location> locations = new ArrayList<>();
    List<ThreadName> threads = new ArrayList<>();
    for (int thread = 0; thread < machine.threads(); thread++) {
      threads.add(new ThreadName("main." + thread, "t" + thread));
      for (int line = 0; line < LINES; line++) {
        locations.add(new Location("Model", "thread" + thread, "Model.java", line));
      }
    }
    Trace trace =
        new Trace(
            TARGET,
            "model",
            Settings.defaults(),
            new Schedule(machine.intervals, List.of()),
            machine.preemptions,
            machine.ended() ? machine.outcome : new Outcome.Unresolved("left its schedule"),
            threads,
            locations,
            IntStream.range(0, 5).mapToObj(i -> "Object#" + i).toList(),
            recorded ? machine.actions : List.of());
    return new Attempt(trace, 0, List.of());
  }
}

package dev.unravel.benchmarks.tinertia.tracelogger;

import dev.unravel.benchmarks.shapes.Team;

/**
 * A computation whose steps are logged: the number of Collatz from some start, until it comes down
 * to 1 or has taken enough steps.
 */
final class Traced implements Team.Body {
  private final TraceLogger logger;
  private final int thread;
  private final long start;
  private final int steps;

  Traced(TraceLogger logger, int thread, long start, int steps) {
    this.logger = logger;
    this.thread = thread;
    this.start = start;
    this.steps = steps;
  }

  @Override
  public void run() throws InterruptedException {
    long value = start;
    long peak = start;
    for (int step = 0; step < steps; step++) {
      boolean even = value % 2 == 0;
      Level level = value > peak ? Level.PEAK : even ? Level.STEP : Level.TURN;
      logger.log(new Entry(thread, step, level, even ? "halve" : "triple", value));
      peak = Math.max(peak, value);
      value = even ? value / 2 : 3 * value + 1;
    }
  }
}

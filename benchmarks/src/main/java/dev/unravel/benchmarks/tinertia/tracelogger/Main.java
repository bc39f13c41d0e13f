package dev.unravel.benchmarks.tinertia.tracelogger;

import dev.unravel.benchmarks.shapes.Team;

/**
 * Threads log what they do into buffers in memory, which one more thread writes out when they are
 * full. The bug is in {@link LogBuffer}: an entry may be missing.
 */
public final class Main {
  private static final int THREADS = 3;
  private static final int BUFFERS = 3;
  private static final int CAPACITY = 2;
  private static final int STEPS = 10;

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    TraceLogger logger = new TraceLogger(BUFFERS, CAPACITY);
    LogFile file = new LogFile();
    Thread flusher = Team.thread(new Flusher(logger, file));
    flusher.start();
    Team.Body[] traced = new Team.Body[THREADS];
    for (int i = 0; i < THREADS; i++) {
      traced[i] = new Traced(logger, i, 27 + i, STEPS);
    }
    Team.run(traced);
    logger.close();
    flusher.join();
    for (int i = 0; i < THREADS; i++) {
      if (file.countOf(i) != STEPS) {
        throw new AssertionError("thread " + i + " has " + file.countOf(i) + " entries");
      }
    }
  }
}

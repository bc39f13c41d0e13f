package dev.unravel.benchmarks.peers;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongConsumer;

/** How often a second something can be done; prints the figures for the process that waits. */
final class Stopwatch {
  private static final int RUNS = 10;
  private static final long NANOS = 1_000_000_000L;
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private Stopwatch() {}

  /** Does it as often as it is told for a second or somewhat more, ten times; the best counts. */
  static void printRate(LongConsumer work) {
    long times = 1;
    while (nanos(work, times) < NANOS) {
      times *= 2;
    }
    double best = 0;
    double bestOfProcessor = 0;
    for (int i = 0; i < RUNS; i++) {
      long processorNanos = processorNanos();
      best = Math.max(best, times * 1e9 / nanos(work, times));
      bestOfProcessor =
          Math.max(bestOfProcessor, times * 1e9 / (processorNanos() - processorNanos));
    }
    print(best, bestOfProcessor);
  }

  static long nanos(LongConsumer work, long times) {
    long start = System.nanoTime();
    work.accept(times);
    return System.nanoTime() - start;
  }

  /** Processor time of this JVM. */
  static long processorNanos() {
    return SYSTEM.getProcessCpuTime();
  }

  static void print(double perSecond, double perProcessorSecond) {
    System.out.println(perSecond + " " + perProcessorSecond);
  }
}

package dev.unravel.benchmarks.peers;

import dev.unravel.benchmarks.targets.BoundedBuffer;
import dev.unravel.benchmarks.targets.TwoThreadCounter;
import java.nio.ByteBuffer;
import org.jetbrains.lincheck.Lincheck;

/**
 * Lincheck's model checking of a program of this module: invocations a second after a warm-up, from
 * the difference between some invocations and three times as many, so that what it does once for a
 * test (instrumentation) falls out.
 */
public final class LincheckRate {
  private static final int MOST = 20_000;
  private static final double NANOS = 1e9;
  private static final int REPETITIONS = 3;
  private static final String[] NO_ARGUMENTS = {};

  /** Outside the heap: between invocations it puts static fields back to what they were. */
  private static final ByteBuffer INVOKED = ByteBuffer.allocateDirect(Long.BYTES);

  private LincheckRate() {}

  /** Takes the simple name of the program, prints invocations a second. */
  public static void main(String[] arguments) {
    Runnable program = program(arguments[0]);
    int times = 100;
    // The very first call sets up everything, and says nothing about the speed.
    nanos(times, program);
    while (nanos(times, program) < NANOS && times < MOST) {
      times *= 2;
    }
    checkThatAllRan(times, program);
    long nanos = 0;
    long processorNanos = 0;
    for (int i = 0; i < REPETITIONS; i++) {
      long start = Stopwatch.processorNanos();
      nanos -= nanos(times, program);
      long middle = Stopwatch.processorNanos();
      nanos += nanos(3 * times, program);
      processorNanos += Stopwatch.processorNanos() - middle - (middle - start);
    }
    double invocations = 2e9 * times * REPETITIONS;
    Stopwatch.print(invocations / nanos, invocations / processorNanos);
  }

  /** Plain calls: it does not look into what is called by reflection. */
  private static Runnable program(String name) {
    return switch (name) {
      case "TwoThreadCounter" -> () -> ended(() -> TwoThreadCounter.main(NO_ARGUMENTS));
      case "BoundedBuffer" -> () -> ended(() -> BoundedBuffer.main(NO_ARGUMENTS));
      default -> throw new IllegalArgumentException(name);
    };
  }

  private interface Main {
    void run() throws InterruptedException;
  }

  private static void ended(Main main) {
    try {
      main.run();
    } catch (InterruptedException thrown) {
      throw new AssertionError(thrown);
    }
  }

  private static long nanos(int times, Runnable program) {
    return Stopwatch.nanos(n -> Lincheck.runConcurrentTest((int) n, program), times);
  }

  /** It stops early when it has tried everything, and would look faster than it is. */
  private static void checkThatAllRan(int times, Runnable program) {
    Lincheck.runConcurrentTest(
        3 * times,
        () -> {
          INVOKED.putLong(0, INVOKED.getLong(0) + 1);
          program.run();
        });
    if (INVOKED.getLong(0) < 3L * times) {
      throw new IllegalStateException(INVOKED.getLong(0) + " invocations, not " + 3 * times);
    }
  }
}

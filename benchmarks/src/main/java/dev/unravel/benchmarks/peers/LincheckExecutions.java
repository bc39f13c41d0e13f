package dev.unravel.benchmarks.peers;

import dev.unravel.benchmarks.targets.TwoThreadCounter;
import dev.unravel.conformance.pairs.containers.PolledByTwo;
import dev.unravel.conformance.pairs.guarded.TicketsDrawn;
import dev.unravel.conformance.pairs.handed.PillForEach;
import dev.unravel.conformance.pairs.locks.CountUnderALock;
import dev.unravel.conformance.pairs.locks.LocksInOneOrder;
import dev.unravel.conformance.pairs.locks.ReadersSeeWholePairs;
import dev.unravel.conformance.pairs.meeting.BarrierWithAction;
import dev.unravel.conformance.pairs.meeting.LatchOfTwo;
import dev.unravel.conformance.pairs.meeting.PermitsOfTwo;
import java.nio.ByteBuffer;
import java.util.Locale;
import org.jetbrains.lincheck.Lincheck;

/**
 * Invocations and seconds that Lincheck's model checking takes until it has tried everything, for
 * correct programs that {@code prove} can be asked about, too: {@code LincheckExecutions NAME
 * MOST}. It is said if it used up all that it may: there may be more then.
 */
public final class LincheckExecutions {
  private static final String[] NO_ARGUMENTS = {};

  /** Outside the heap: between invocations it puts static fields back to what they were. */
  private static final ByteBuffer INVOKED = ByteBuffer.allocateDirect(Long.BYTES);

  private LincheckExecutions() {}

  /** Plain calls: it does not look into what is called by reflection. */
  private static Main program(String name) {
    return switch (name) {
      case "TwoThreadCounter" -> () -> TwoThreadCounter.main(NO_ARGUMENTS);
      case "TicketsDrawn" -> () -> TicketsDrawn.main(NO_ARGUMENTS);
      case "CountUnderALock" -> () -> CountUnderALock.main(NO_ARGUMENTS);
      case "LocksInOneOrder" -> () -> LocksInOneOrder.main(NO_ARGUMENTS);
      case "ReadersSeeWholePairs" -> () -> ReadersSeeWholePairs.main(NO_ARGUMENTS);
      case "BarrierWithAction" -> () -> BarrierWithAction.main(NO_ARGUMENTS);
      case "LatchOfTwo" -> () -> LatchOfTwo.main(NO_ARGUMENTS);
      case "PermitsOfTwo" -> () -> PermitsOfTwo.main(NO_ARGUMENTS);
      case "PolledByTwo" -> () -> PolledByTwo.main(NO_ARGUMENTS);
      case "PillForEach" -> () -> PillForEach.main(NO_ARGUMENTS);
      default -> throw new IllegalArgumentException(name);
    };
  }

  private interface Main {
    void run() throws Exception;
  }

  private static void invoke(Main main) {
    INVOKED.putLong(0, INVOKED.getLong(0) + 1);
    try {
      main.run();
    } catch (Exception thrown) {
      throw new AssertionError(thrown);
    }
  }

  public static void main(String[] arguments) {
    Main program = program(arguments[0]);
    int most = Integer.parseInt(arguments[1]);
    long start = System.nanoTime();
    String end = "all tried";
    try {
      Lincheck.runConcurrentTest(most, () -> invoke(program));
    } catch (Throwable failed) {
      end = "failed: " + String.valueOf(failed.getMessage()).lines().findFirst().orElse("");
    }
    long invoked = INVOKED.getLong(0);
    System.out.printf(
        Locale.ROOT,
        "%-24s %7d invocations %6.1f s  %s%n",
        arguments[0],
        invoked,
        (System.nanoTime() - start) / 1e9,
        invoked >= most ? "not all tried" : end);
  }
}

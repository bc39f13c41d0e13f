package dev.unravel.launch.request;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;

/**
 * A request to repeat an execution.
 *
 * @param trace the recorded execution
 * @param times how often
 * @param freshJvm whether each repetition gets a JVM of its own
 * @param hangMillis milliseconds without an action after which an execution hangs
 * @param showOutput whether to show the target's output of every repetition
 */
public record ReplayRequest(
    Trace trace, int times, boolean freshJvm, long hangMillis, boolean showOutput) {

  /** An execution that spoils its JVM, or was found in one of its own, needs a new one. */
  public boolean oneJvmEach() {
    boolean hangs =
        trace.outcome() instanceof Outcome.Fail fail && fail.signature().kind() == FailureKind.HANG;
    return freshJvm || hangs || trace.settings().isolation() == Isolation.JVM;
  }

  public Job job(int repetitions) {
    return Job.replay(trace, repetitions).withHangMillis(hangMillis).withShowOutput(showOutput);
  }
}

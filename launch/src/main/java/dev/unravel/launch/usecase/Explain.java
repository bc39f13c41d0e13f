package dev.unravel.launch.usecase;

import dev.unravel.diagnose.explain.Explainer;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.explain.Origin;
import dev.unravel.diagnose.trial.NotRepeatedException;
import dev.unravel.diagnose.trial.Observatory;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.NotesOnce;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.launch.request.ExplainRequest;
import dev.unravel.launch.request.ExplainResult;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Explains a recorded failing execution, with one worker for all that is tried. */
public final class Explain {
  private Explain() {}

  /** Explains, or says why there is nothing to explain. */
  public static ExplainResult run(WorkerSetup setup, ExplainRequest request, RunListener listener) {
    long start = System.nanoTime();
    check(request);
    RunListener once = new NotesOnce(listener);
    try (WorkerLaboratory laboratory =
        new WorkerLaboratory(setup, request.trace(), request.hangMillis(), once)) {
      Explanation explanation =
          in(laboratory, request.trace(), request.passing(), request.origin());
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
      return new ExplainResult(explanation, laboratory.executions(), millis);
    } catch (NotRepeatedException gone) {
      throw new LaunchException(
          gone.getMessage() + "; unravel replay " + request.file() + " says what differs");
    }
  }

  /** Explains in a laboratory that is open already. */
  static Explanation in(
      Observatory laboratory, Trace failing, Optional<Trace> passing, Optional<Origin> origin)
      throws NotRepeatedException {
    return new Explainer(laboratory, failing).explain(passing, origin);
  }

  static void check(ExplainRequest request) {
    Trace trace = request.trace();
    if (trace.recording().isPresent()) {
      throw new UsageException(
          request.file()
              + " was recorded as it happened and has no actions to explain; look for the failure"
              + " with unravel find, or narrow it down with unravel isolate "
              + request.file());
    }
    if (!(trace.outcome() instanceof Outcome.Fail fail)) {
      throw new UsageException(
          request.file() + " did not fail, so there is nothing to explain; see unravel show");
    }
    if (fail.signature().kind() == FailureKind.HANG) {
      throw new UsageException(
          request.file() + " hangs in code that is not controlled; unravel show says where");
    }
    if (request.passing().isPresent()
        && !(request.passing().get().outcome() instanceof Outcome.Pass)) {
      throw new UsageException("the trace given with --passing does not pass");
    }
  }
}

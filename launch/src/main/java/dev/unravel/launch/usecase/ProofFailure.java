package dev.unravel.launch.usecase;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.folder.TraceFolder;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.launch.request.ProveRequest;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Trace;
import java.util.Optional;

/** A failing execution of a proof, run once more in a new JVM, with the names that people know. */
final class ProofFailure {
  private final WorkerSetup briefly;
  private final ProveRequest request;

  private ProofFailure(WorkerSetup briefly, ProveRequest request) {
    this.briefly = briefly;
    this.request = request;
  }

  /** Keeps it in a file; empty if it does not fail again. */
  static Optional<FoundTrace> of(
      Trace failing,
      WorkerSetup setup,
      ProveRequest request,
      TraceFolder folder,
      RunListener listener) {
    // For an execution or two.
    WorkerSetup briefly = setup.forAtMost(request.hangMillis());
    ProofFailure failure = new ProofFailure(briefly, request);
    Confirmation confirmation = failure.confirm(failing.withoutActions());
    if (!confirmation.repeats(failing)) {
      Trace trace;
      try (WorkerLaboratory laboratory =
          new WorkerLaboratory(briefly, failing, request.hangMillis(), listener)) {
        // The first of its JVM, as its replays will be.
        trace = laboratory.start().trace();
      }
      if (!trace.outcome().failed()) {
        return Optional.empty();
      }
      confirmation = failure.confirm(trace);
    }
    return Optional.of(
        new FoundTrace(
            folder.keep(confirmation.trace()), confirmation.trace(), confirmation.divergence()));
  }

  private Confirmation confirm(Trace trace) {
    return Confirmation.of(trace, briefly, request.hangMillis(), new RunListener() {});
  }
}

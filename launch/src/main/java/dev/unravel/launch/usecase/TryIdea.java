package dev.unravel.launch.usecase;

import dev.unravel.diagnose.explain.RemedyTrials;
import dev.unravel.diagnose.explain.RemedyVerdict;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Observed;
import dev.unravel.diagnose.remedy.Idea;
import dev.unravel.diagnose.remedy.Remedy;
import dev.unravel.launch.NotesOnce;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.launch.request.ExplainRequest;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.wire.Plan;

/** Tries an idea of the user's on the scheduler, before anything is changed in the code. */
public final class TryIdea {
  private TryIdea() {}

  /**
   * Tries it.
   *
   * @param request the failing execution
   * @param text the idea, see {@link Idea}
   */
  public static RemedyVerdict run(
      WorkerSetup setup, ExplainRequest request, String text, RunListener listener) {
    Explain.check(request);
    try (WorkerLaboratory laboratory =
        new WorkerLaboratory(
            setup, request.trace(), request.hangMillis(), new NotesOnce(listener))) {
      Observed seen = laboratory.observe(new Plan.Exact(request.trace().schedule()), false);
      laboratory.keep();
      Remedy remedy =
          new Idea(text)
              .remedy(new Facts(seen))
              .orElseThrow(
                  () -> new UsageException("cannot try \"" + text + "\"; write " + Idea.FORMS));
      return new RemedyTrials(laboratory).attempt(remedy);
    }
  }
}

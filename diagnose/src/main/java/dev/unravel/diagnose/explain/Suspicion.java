package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.remedy.Remedy;
import dev.unravel.diagnose.trial.Trial;
import java.util.List;

/**
 * A finding that experiments may still back.
 *
 * @param finding what may be wrong
 * @param trials what to try: if the failure goes, that speaks for it
 */
record Suspicion(Finding finding, List<Trial> trials) {

  /** The same with what may help. */
  Suspicion with(List<Remedy> remedies) {
    return new Suspicion(finding.with(remedies), trials);
  }
}

package dev.unravel.diagnose.trial;

import dev.unravel.diagnose.Laboratory;
import dev.unravel.diagnose.facts.Observed;
import dev.unravel.wire.Plan;

/** A laboratory that can watch an execution more closely than a trace tells. */
public interface Observatory extends Laboratory {

  /**
   * Runs an execution, records every action of it, and sees what is in no trace.
   *
   * @param goOn whether the others go on when a thread has failed
   */
  Observed observe(Plan plan, boolean goOn);
}

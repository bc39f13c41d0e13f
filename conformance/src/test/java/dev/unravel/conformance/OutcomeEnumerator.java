package dev.unravel.conformance;

import java.nio.file.Path;
import java.util.Map;

/** Runs a program under every schedule and gathers its outcomes. */
interface OutcomeEnumerator {

  Result enumerate(Path classes, String mainClass);

  /**
   * What a search saw.
   *
   * @param outcomes each outcome with the number of executions that had it
   * @param executions how many executions there were
   * @param complete whether no schedule is left
   */
  record Result(Map<String, Long> outcomes, long executions, boolean complete) {
    public Result {
      outcomes = Map.copyOf(outcomes);
    }
  }
}

package dev.unravel.conformance;

import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import java.util.Map;

/**
 * Runs a program under many schedules, all of them if the limit allows, and gathers its outcomes.
 */
final class EngineEnumerator {

  /**
   * What a search saw.
   *
   * @param outcomes each outcome with the number of executions that had it
   * @param executions how many executions there were
   * @param complete whether no schedule is left
   * @param doubtfulOrders orders of conflicting operations that had more than one outcome
   */
  record Result(
      Map<String, Long> outcomes, long executions, boolean complete, long doubtfulOrders) {
    Result {
      outcomes = Map.copyOf(outcomes);
    }
  }

  private final SharedWorker worker;
  private final Settings settings;
  private final long limit;

  /**
   * Asks a worker.
   *
   * @param limit executions after which it gives up: a count, so that the result depends on nothing
   *     but the engine
   */
  EngineEnumerator(SharedWorker worker, Settings settings, long limit) {
    this.worker = worker;
    this.settings = settings;
    this.limit = limit;
  }

  Result enumerate(Target target) {
    WorkerReport report = worker.run(Job.enumerate(target, settings, limit, 0));
    return new Result(
        report.outcomes(), report.executions(), report.complete(), report.doubtfulOrders());
  }
}

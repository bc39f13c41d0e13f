package dev.unravel.diagnose.isolate;

import dev.unravel.diagnose.Attempt;
import dev.unravel.diagnose.Laboratory;
import dev.unravel.trace.FailureSignature;
import dev.unravel.wire.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs a model program. */
final class ModelLaboratory<S> implements Laboratory {
  private final ModelProgram<S> program;
  private final List<Plan> plans = new ArrayList<>();

  ModelLaboratory(ModelProgram<S> program) {
    this.program = program;
  }

  @Override
  public Attempt attempt(Plan plan) {
    plans.add(plan);
    ModelRun<S> run = new ModelRun<>(program);
    if (plan instanceof Plan.Switches switches) {
      return run.run(switches);
    }
    return run.run(((Plan.Exact) plan).schedule());
  }

  @Override
  public Attempt recorded(Plan plan) {
    return attempt(plan);
  }

  /** Everything that was run. */
  List<Plan> plans() {
    return plans;
  }

  @Override
  public void keep() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<Attempt> sample(
      FailureSignature signature, long seed, long maxExecutions, long maxMillis) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Sought seek(
      FailureSignature signature,
      int preemptions,
      int switches,
      long maxExecutions,
      long maxMillis) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long executions() {
    return plans.size();
  }
}

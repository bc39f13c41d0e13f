package dev.unravel.diagnose.model;

import dev.unravel.diagnose.Attempt;
import dev.unravel.trace.FailureSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs every schedule of a program with few preemptions and switches, from the start each. */
final class AllSchedules {
  private final Program program;
  private final FailureSignature signature;
  private final long maxExecutions;
  private long executions;

  AllSchedules(Program program, FailureSignature signature, long maxExecutions) {
    this.program = program;
    this.signature = signature;
    this.maxExecutions = maxExecutions;
  }

  long executions() {
    return executions;
  }

  boolean gaveUp() {
    return executions >= maxExecutions;
  }

  Optional<Attempt> failing(int preemptions, int switches) {
    return failing(new ArrayList<>(), preemptions, switches);
  }

  private Optional<Attempt> failing(List<Integer> prefix, int preemptions, int switches) {
    Machine machine = new Machine(program);
    prefix.forEach(machine::act);
    if (machine.preemptions.size() > preemptions || machine.intervals.size() - 1 > switches) {
      return Optional.empty();
    }
    if (machine.ended()) {
      executions++;
      return Optional.of(Executions.attempt(machine, false)).filter(a -> a.shows(signature));
    }
    for (int thread : machine.enabled()) {
      if (gaveUp()) {
        return Optional.empty();
      }
      prefix.add(thread);
      Optional<Attempt> found = failing(prefix, preemptions, switches);
      prefix.remove(prefix.size() - 1);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }
}

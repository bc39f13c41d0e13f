package dev.unravel.diagnose.model;

import dev.unravel.diagnose.Attempt;
import dev.unravel.diagnose.Laboratory;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Runs model programs. */
public final class ModelLaboratory implements Laboratory {
  private static final int MOST_SAMPLES = 20;

  private final Program program;
  private List<List<Integer>> kept = List.of();
  private int keptPreemptions;
  private Machine last;
  private long executions;

  public ModelLaboratory(Program program, Schedule failing) {
    this.program = program;
    exact(failing);
    keep();
    executions = 0;
  }

  /** An execution that is scheduled at random. */
  public static Trace random(Program program, long seed) {
    Random random = new Random(seed);
    Machine machine = new Machine(program);
    while (!machine.ended()) {
      List<Integer> enabled = machine.enabled();
      machine.act(enabled.get(random.nextInt(enabled.size())));
    }
    return Executions.attempt(machine, true).trace();
  }

  /** The execution of a schedule, which has to fit. */
  public static Trace trace(Program program, List<Interval> intervals) {
    return new ModelLaboratory(program, new Schedule(intervals, List.of()))
        .recorded(new Plan.Exact(new Schedule(intervals, List.of())))
        .trace();
  }

  @Override
  public Attempt attempt(Plan plan) {
    return run(plan, false);
  }

  @Override
  public Attempt recorded(Plan plan) {
    return run(plan, true);
  }

  private Attempt run(Plan plan, boolean recorded) {
    Machine machine;
    if (plan instanceof Plan.Exact exact) {
      machine = exact(exact.schedule());
    } else if (plan instanceof Plan.Guided guided) {
      machine = new Machine(program);
      GuidedRun.run(machine, kept, guided.schedule().intervals());
    } else {
      throw new IllegalArgumentException("no model of " + plan);
    }
    executions++;
    last = machine;
    return Executions.attempt(machine, recorded);
  }

  private Machine exact(Schedule schedule) {
    Machine machine = new Machine(program);
    for (Interval interval : schedule.intervals()) {
      for (int i = 0; i < interval.actions() && machine.enabled(interval.thread()); i++) {
        machine.act(interval.thread());
      }
    }
    last = machine;
    return machine;
  }

  @Override
  public void keep() {
    kept = last.paths;
    keptPreemptions = last.preemptions.size();
  }

  @Override
  public Sought seek(
      FailureSignature signature,
      int preemptions,
      int switches,
      long maxExecutions,
      long maxMillis) {
    AllSchedules schedules = new AllSchedules(program, signature, maxExecutions);
    Optional<Attempt> found = Optional.empty();
    boolean fewerTried = true;
    for (int bound = 0; bound < preemptions && found.isEmpty() && fewerTried; bound++) {
      found = schedules.failing(bound, Integer.MAX_VALUE);
      fewerTried = !schedules.gaveUp() && found.isEmpty();
    }
    boolean equalTried = false;
    if (fewerTried) {
      found = schedules.failing(preemptions, switches - 1);
      equalTried = !schedules.gaveUp() && found.isEmpty();
    }
    executions += schedules.executions();
    found.ifPresent(attempt -> exact(attempt.trace().schedule()));
    return new Sought(found, fewerTried, equalTried, schedules.executions());
  }

  @Override
  public Optional<Attempt> sample(
      FailureSignature signature, long seed, long maxExecutions, long maxMillis) {
    Random random = new Random(seed);
    for (int i = 0; i < Math.min(maxExecutions, MOST_SAMPLES); i++) {
      Machine machine = new Machine(program);
      int running = 0;
      while (!machine.ended()) {
        List<Integer> enabled = machine.enabled();
        boolean goesOn =
            enabled.contains(running)
                && (machine.preemptions.size() == keptPreemptions - 1 || random.nextInt(4) > 0);
        running = goesOn ? running : enabled.get(random.nextInt(enabled.size()));
        machine.act(running);
      }
      executions++;
      Attempt attempt = Executions.attempt(machine, false);
      if (attempt.shows(signature) && attempt.statistics().preemptions() < keptPreemptions) {
        last = machine;
        return Optional.of(attempt);
      }
    }
    return Optional.empty();
  }

  @Override
  public long executions() {
    return executions;
  }

  /** The fewest preemptions with which a program fails in some way. */
  public static int fewestPreemptions(Program program, FailureSignature signature) {
    AllSchedules schedules = new AllSchedules(program, signature, Long.MAX_VALUE);
    int bound = 0;
    while (schedules.failing(bound, Integer.MAX_VALUE).isEmpty()) {
      bound++;
    }
    return bound;
  }

  /** The same actions as a list of intervals: thread and actions in turn. */
  public static List<Interval> intervals(int... threadsAndActions) {
    List<Interval> intervals = new ArrayList<>();
    for (int i = 0; i < threadsAndActions.length; i += 2) {
      intervals.add(new Interval(threadsAndActions[i], threadsAndActions[i + 1]));
    }
    return intervals;
  }
}

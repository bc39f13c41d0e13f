package dev.unravel.prove;

import java.util.List;

/**
 * Proof by path trees, after Zhang et al., "Proactive Debugging" (SATE 2016), with another
 * question. The paper negates one branch of one trace at a time and completes the schedule at
 * random, which misses combinations of branches. Here the paths of each thread are merged over all
 * executions, and each round asks whether the threads can leave the product of these trees at all.
 * If they can, the schedule is executed and makes the trees larger; if not, there is no other
 * behaviour.
 *
 * <p>No execution is believed unless it fits everything known ({@link Knowledge#add}), and a
 * schedule on which a thread should have left the known paths must have made it do so.
 */
public final class Prover {
  private final Executions program;
  private final Decider decider;
  private final Budget budget;
  private final Knowledge knowledge;
  private long executions;
  private long queries;

  Prover(Executions program, Decider decider, Budget budget, Knowledge knowledge) {
    this.program = program;
    this.decider = decider;
    this.budget = budget;
    this.knowledge = knowledge;
  }

  /** Knows nothing at first. */
  public Prover(Executions program, Decider decider, Budget budget) {
    this(program, decider, budget, 0);
  }

  /**
   * Knows nothing at first.
   *
   * @param boundLoops how often a loop goes round at most in what is looked at, 0 for no bound
   */
  public Prover(Executions program, Decider decider, Budget budget, int boundLoops) {
    this(program, decider, budget, new Knowledge(boundLoops));
  }

  Prover(Executions program, Budget budget) {
    this(program, new ExplicitSearch(), budget);
  }

  /** Runs executions until one fails or there can be no other. */
  public Verdict prove() {
    try {
      if (fails(List.of())) {
        return new Verdict.Failed();
      }
      while (true) {
        queries++;
        Answer answer = decider.decide(knowledge, budget);
        if (answer instanceof Answer.Closed closed) {
          return new Verdict.Proved(closed.cuts());
        }
        if (answer instanceof Answer.Undecided undecided) {
          return new Verdict.Inconclusive(undecided.reason(), List.of());
        }
        if (answer instanceof Answer.Stuck stuck) {
          return fails(stuck.schedule())
              ? new Verdict.Failed()
              : new Verdict.Inconclusive("threads should have got stuck, but did not", List.of());
        }
        List<Departure> departures = knowledge.order(((Answer.Leaves) answer).departures());
        for (int i = 0; i < departures.size(); i++) {
          Departure departure = departures.get(i);
          if (knowledge.knows(departure) || knowledge.cutsOff(departure)) {
            continue;
          }
          if (executions >= budget.executions()) {
            return new Verdict.Inconclusive(
                "stopped after " + executions + " executions", rest(departures, i));
          }
          if (budget.outOfTime().getAsBoolean()) {
            return new Verdict.Inconclusive("the time was up", rest(departures, i));
          }
          if (fails(departure.schedule())) {
            return new Verdict.Failed();
          }
          if (!knowledge.knows(departure)) {
            return new Verdict.Inconclusive(
                "an execution did not do what was predicted for it", rest(departures, i));
          }
        }
      }
    } catch (DepartedException departed) {
      return new Verdict.Inconclusive(departed.getMessage(), List.of());
    }
  }

  private static List<Place> rest(List<Departure> departures, int from) {
    return departures.subList(from, departures.size()).stream().map(Departure::place).toList();
  }

  private boolean fails(List<Choice> schedule) {
    executions++;
    Course course = program.run(schedule);
    if (course.failed()) {
      return true;
    }
    knowledge.add(course);
    return false;
  }

  /** Executions so far. */
  public long executions() {
    return executions;
  }

  /** Questions asked so far. */
  public long queries() {
    return queries;
  }

  /** States that were looked at to answer them. */
  public long states() {
    return decider.states();
  }

  /** Constraints of the largest question that was made of any. */
  public long constraints() {
    return decider.constraints();
  }

  /** What was learned. */
  public Knowledge knowledge() {
    return knowledge;
  }
}

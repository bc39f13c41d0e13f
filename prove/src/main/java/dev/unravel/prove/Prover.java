package dev.unravel.prove;

import dev.unravel.prove.decide.Answer;
import dev.unravel.prove.decide.Decider;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.path.Choice;
import dev.unravel.prove.path.Course;
import dev.unravel.prove.path.DepartedException;
import dev.unravel.prove.path.Departure;
import dev.unravel.prove.path.KnownPaths;
import dev.unravel.prove.path.PathPlace;
import dev.unravel.prove.search.ExplicitSearch;
import java.util.List;

/**
 * Proof by path trees, after Zhang et al., "Proactive Debugging" (SATE 2016), with another
 * question. The paper negates one branch of one trace at a time and completes the schedule at
 * random, which misses combinations of branches. Here the paths of each thread are merged over all
 * executions, and each round asks whether the threads can leave the product of these trees at all.
 * If they can, the schedule is executed and makes the trees larger; if not, there is no other
 * behaviour.
 *
 * <p>No execution is believed unless it fits everything known ({@link KnownPaths#add}), and a
 * schedule on which a thread should have left the known paths must have made it do so.
 */
public final class Prover {
  private final Executions program;
  private final Decider decider;
  private final ProofBudget budget;
  private final KnownPaths knowledge;
  private long executions;
  private long queries;

  Prover(Executions program, Decider decider, ProofBudget budget, KnownPaths knowledge) {
    this.program = program;
    this.decider = decider;
    this.budget = budget;
    this.knowledge = knowledge;
  }

  /** Knows nothing at first. */
  public Prover(Executions program, Decider decider, ProofBudget budget) {
    this(program, decider, budget, 0);
  }

  /**
   * Knows nothing at first.
   *
   * @param boundLoops how often a loop goes round at most in what is looked at, 0 for no bound
   */
  public Prover(Executions program, Decider decider, ProofBudget budget, int boundLoops) {
    this(program, decider, budget, new KnownPaths(boundLoops));
  }

  Prover(Executions program, ProofBudget budget) {
    this(program, new ExplicitSearch(), budget);
  }

  /** Runs executions until one fails or there can be no other. */
  public ProofVerdict prove() {
    try {
      if (fails(List.of())) {
        return new ProofVerdict.Failed();
      }
      while (true) {
        queries++;
        Answer answer = decider.decide(knowledge, budget);
        if (answer instanceof Answer.Closed closed) {
          return new ProofVerdict.Proved(closed.cuts());
        }
        if (answer instanceof Answer.Undecided undecided) {
          return new ProofVerdict.Inconclusive(undecided.reason(), List.of());
        }
        if (answer instanceof Answer.Stuck stuck) {
          return fails(stuck.schedule())
              ? new ProofVerdict.Failed()
              : new ProofVerdict.Inconclusive(
                  "threads should have got stuck, but did not", List.of());
        }
        List<Departure> departures = knowledge.order(((Answer.Leaves) answer).departures());
        for (int i = 0; i < departures.size(); i++) {
          Departure departure = departures.get(i);
          if (knowledge.knows(departure) || knowledge.cutsOff(departure)) {
            continue;
          }
          if (executions >= budget.executions()) {
            return new ProofVerdict.Inconclusive(
                "stopped after " + executions + " executions", rest(departures, i));
          }
          if (budget.outOfTime().getAsBoolean()) {
            return new ProofVerdict.Inconclusive("the time was up", rest(departures, i));
          }
          if (fails(departure.schedule())) {
            return new ProofVerdict.Failed();
          }
          if (!knowledge.knows(departure)) {
            return new ProofVerdict.Inconclusive(
                "an execution did not do what was predicted for it", rest(departures, i));
          }
        }
      }
    } catch (DepartedException departed) {
      return new ProofVerdict.Inconclusive(departed.getMessage(), List.of());
    }
  }

  private static List<PathPlace> rest(List<Departure> departures, int from) {
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
  public KnownPaths knowledge() {
    return knowledge;
  }
}

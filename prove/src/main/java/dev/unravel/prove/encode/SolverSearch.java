package dev.unravel.prove.encode;

import dev.unravel.prove.decide.Answer;
import dev.unravel.prove.decide.Decider;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.path.Choice;
import dev.unravel.prove.path.Departure;
import dev.unravel.prove.path.KnownPaths;
import dev.unravel.prove.search.ExplicitSearch;
import dev.unravel.prove.solve.Solver.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Asks a solver. What each thread may do becomes variables and clauses ({@link Encoding}); the
 * order of events is a theory of its own; and most of what an execution must obey is said only when
 * an order breaks it ({@link Violations}). What the solver finds is believed when the {@link
 * Machine} has done it; that it finds nothing is as sure as the clauses.
 *
 * <p>Good where few of very many orders matter. Bad where values add up: it does not know that sums
 * in different orders are the same, as {@link ExplicitSearch} does.
 */
public final class SolverSearch implements Decider {
  /** Conflicts after the first departure for which to look on for others. */
  private static final long LOOK_ON = 2_000;

  private final Decider otherwise;
  private final int enough;
  private long constraints;
  private long looks;

  /**
   * @param otherwise who is asked about what cannot be said in clauses
   * @param enough departures after which to stop
   */
  public SolverSearch(Decider otherwise, int enough) {
    this.otherwise = otherwise;
    this.enough = enough;
  }

  public SolverSearch(Decider otherwise) {
    this(otherwise, ExplicitSearch.ENOUGH);
  }

  @Override
  public long states() {
    return looks + otherwise.states();
  }

  @Override
  public long constraints() {
    return constraints;
  }

  @Override
  public Answer decide(KnownPaths knowledge, ProofBudget budget) {
    try {
      Events events = new Events(knowledge);
      Answer answer = departures(events, budget);
      return answer == null ? stuck(events, budget) : answer;
    } catch (NotEncodedException beyond) {
      return otherwise.decide(knowledge, budget);
    }
  }

  /** Null if there are none. */
  private Answer departures(Events events, ProofBudget budget) {
    Encoding encoding = new Encoding(events, budget.outOfTime());
    try {
      return departures(encoding, events, budget);
    } finally {
      constraints = Math.max(constraints, encoding.constraints());
    }
  }

  private Answer departures(Encoding encoding, Events events, ProofBudget budget) {
    Violations violations = new Violations(encoding);
    encoding.askForDepartures();
    encoding.commit();
    List<Departure> found = new ArrayList<>();
    long[] until = {Long.MAX_VALUE};
    while (found.size() < enough) {
      Result result =
          encoding.solver.solve(
              violations,
              () ->
                  encoding.solver.conflicts() > until[0]
                      || budget.outOfTime().getAsBoolean()
                      || violations.looks() > budget.states());
      if (result != Result.SATISFIABLE) {
        looks += violations.looks();
        if (!found.isEmpty()) {
          return new Answer.Leaves(found);
        }
        return result == Result.UNSATISFIABLE ? null : stopped(violations, budget);
      }
      Optional<Departure> departure =
          MachineReplay.departure(events, violations.happened(), violations::wakes);
      if (departure.isEmpty()) {
        throw new NotEncodedException("an order that the model does not allow");
      }
      found.add(departure.get());
      encoding.exclude(departure.get().at());
      encoding.commit();
      until[0] = Math.min(until[0], encoding.solver.conflicts() + LOOK_ON);
    }
    looks += violations.looks();
    return new Answer.Leaves(found);
  }

  private static Answer stopped(Violations violations, ProofBudget budget) {
    return new Answer.Undecided(
        violations.looks() > budget.states()
            ? "too many orders: more than " + budget.states()
            : "the time was up");
  }

  private Answer stuck(Events events, ProofBudget budget) {
    Encoding encoding = new Encoding(events, budget.outOfTime());
    Violations violations = new Violations(encoding);
    encoding.askForStuckThreads();
    encoding.commit();
    Result result =
        encoding.solver.solve(
            violations,
            () -> budget.outOfTime().getAsBoolean() || violations.looks() > budget.states());
    looks += violations.looks();
    constraints = Math.max(constraints, encoding.constraints());
    if (result == Result.STOPPED) {
      return stopped(violations, budget);
    }
    if (result == Result.UNSATISFIABLE) {
      return new Answer.Closed();
    }
    Optional<List<Choice>> schedule =
        MachineReplay.stuck(events, violations.happened(), violations::wakes);
    if (schedule.isEmpty()) {
      throw new NotEncodedException("an order that the model does not allow");
    }
    return new Answer.Stuck(schedule.get());
  }
}

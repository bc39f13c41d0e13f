package dev.unravel.prove.encode;

import com.microsoft.z3.Context;
import com.microsoft.z3.Model;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import com.microsoft.z3.Z3Exception;
import dev.unravel.prove.decide.Answer;
import dev.unravel.prove.decide.Decider;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.path.Choice;
import dev.unravel.prove.path.Departure;
import dev.unravel.prove.path.KnownPaths;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Asks Z3. For cross-checks mostly: it takes a library that is larger than all the rest of us. */
public final class Z3Search implements Decider {
  private static final int LOOK_EVERY_MILLIS = 20;

  /** Of Z3's ways to do arithmetic the fastest here: all there is are differences of times. */
  private static final int SPARSE_DIFFERENCES = 3;

  private static final String UNFINISHED = "Z3 did not finish";

  private final Decider otherwise;
  private final int enough;
  private long looks;

  /**
   * @param otherwise who is asked about what cannot be said
   * @param enough departures after which to stop
   */
  public Z3Search(Decider otherwise, int enough) {
    this.otherwise = otherwise;
    this.enough = enough;
  }

  @Override
  public long states() {
    return looks + otherwise.states();
  }

  @Override
  public Answer decide(KnownPaths knowledge, ProofBudget budget) {
    try {
      return decide(new Events(knowledge), budget);
    } catch (NotEncodedException beyond) {
      return otherwise.decide(knowledge, budget);
    }
  }

  private Answer decide(Events events, ProofBudget budget) {
    try (Context context = new Context()) {
      CountDownLatch done = new CountDownLatch(1);
      Thread watch = new Thread(() -> interruptWhenOver(context, budget, done), "z3 watch");
      watch.setDaemon(true);
      watch.start();
      try {
        Answer answer = departures(context, events, budget);
        return answer == null ? stuck(context, events, budget) : answer;
      } catch (Z3Exception interrupted) {
        // While it told what it had found.
        return new Answer.Undecided(UNFINISHED);
      } finally {
        done.countDown();
        join(watch);
      }
    }
  }

  private static void interruptWhenOver(Context context, ProofBudget budget, CountDownLatch done) {
    try {
      while (!done.await(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS)) {
        if (budget.outOfTime().getAsBoolean()) {
          context.interrupt();
        }
      }
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  /** The context must not be closed while it may be interrupted. */
  private static void join(Thread watch) {
    boolean interrupted = false;
    while (watch.isAlive()) {
      try {
        watch.join();
      } catch (InterruptedException later) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** An interrupt that comes before Z3 begins has no effect; and it may fail by itself. */
  private static Status check(Solver solver, ProofBudget budget) {
    try {
      return budget.outOfTime().getAsBoolean() ? Status.UNKNOWN : solver.check();
    } catch (Z3Exception failed) {
      return Status.UNKNOWN;
    }
  }

  private static Solver solver(Context context) {
    Solver solver = context.mkSimpleSolver();
    Params parameters = context.mkParams();
    parameters.add("arith.solver", SPARSE_DIFFERENCES);
    solver.setParameters(parameters);
    return solver;
  }

  /** Null if there are none. */
  private Answer departures(Context context, Events events, ProofBudget budget) {
    Solver solver = solver(context);
    Z3Encoding encoding = new Z3Encoding(context, solver, events);
    encoding.askForDepartures();
    List<Departure> found = new ArrayList<>();
    while (found.size() < enough) {
      looks++;
      Status status = check(solver, budget);
      if (status != Status.SATISFIABLE) {
        if (!found.isEmpty()) {
          return new Answer.Leaves(found);
        }
        return status == Status.UNSATISFIABLE ? null : new Answer.Undecided(UNFINISHED);
      }
      Model model = solver.getModel();
      Optional<Departure> departure =
          MachineReplay.departure(
              events,
              encoding.happened(model),
              (notify, wait) -> encoding.wakes(model, notify, wait));
      if (departure.isEmpty()) {
        throw new NotEncodedException("an order that the model does not allow");
      }
      found.add(departure.get());
      encoding.exclude(departure.get().at());
    }
    return new Answer.Leaves(found);
  }

  private Answer stuck(Context context, Events events, ProofBudget budget) {
    Solver solver = solver(context);
    Z3Encoding encoding = new Z3Encoding(context, solver, events);
    encoding.askForStuckThreads();
    looks++;
    Status status = check(solver, budget);
    if (status == Status.UNSATISFIABLE) {
      return new Answer.Closed();
    }
    if (status == Status.UNKNOWN) {
      return new Answer.Undecided(UNFINISHED);
    }
    Model model = solver.getModel();
    Optional<List<Choice>> schedule =
        MachineReplay.stuck(
            events,
            encoding.happened(model),
            (notify, wait) -> encoding.wakes(model, notify, wait));
    if (schedule.isEmpty()) {
      throw new NotEncodedException("an order that the model does not allow");
    }
    return new Answer.Stuck(schedule.get());
  }
}

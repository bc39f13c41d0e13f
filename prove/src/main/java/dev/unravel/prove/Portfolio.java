package dev.unravel.prove;

import dev.unravel.prove.decide.Answer;
import dev.unravel.prove.decide.Decider;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.encode.SolverSearch;
import dev.unravel.prove.path.KnownPaths;
import dev.unravel.prove.search.ExplicitSearch;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Asks the explicit search and the solver side by side, and takes the answer that comes first. The
 * explicit search has some states for itself at first: most questions need fewer, and then every
 * run of a proof asks the same questions and gets the same answers.
 */
final class Portfolio implements Decider {
  /** Takes some tenths of a second. */
  private static final long ALONE = 100_000;

  private final long alone;
  private final ExplicitSearch explicit = new ExplicitSearch();
  private final SolverSearch solver = new SolverSearch(new Refusal());

  /**
   * @param alone how many states the explicit search looks at before the solver is asked too
   */
  Portfolio(long alone) {
    this.alone = alone;
  }

  Portfolio() {
    this(ALONE);
  }

  @Override
  public long states() {
    return explicit.states() + solver.states();
  }

  @Override
  public long constraints() {
    return solver.constraints();
  }

  @Override
  public Answer decide(KnownPaths knowledge, ProofBudget budget) {
    ProofBudget small =
        new ProofBudget(budget.executions(), Math.min(alone, budget.states()), budget.outOfTime());
    Answer answer = explicit.decide(knowledge, small);
    boolean over = budget.states() <= alone || budget.outOfTime().getAsBoolean();
    return over || !(answer instanceof Answer.Undecided) ? answer : sideBySide(knowledge, budget);
  }

  private Answer sideBySide(KnownPaths knowledge, ProofBudget budget) {
    AtomicBoolean decided = new AtomicBoolean();
    ProofBudget shared =
        new ProofBudget(
            budget.executions(),
            budget.states(),
            () -> decided.get() || budget.outOfTime().getAsBoolean());
    ExecutorService threads = Executors.newFixedThreadPool(2, Portfolio::daemon);
    try {
      CompletionService<Answer> answers = new ExecutorCompletionService<>(threads);
      Future<Answer> searched = answers.submit(() -> explicit.decide(knowledge, shared));
      answers.submit(() -> solver.decide(knowledge, shared));
      Answer first = take(answers);
      decided.set(!(first instanceof Answer.Undecided));
      // The other one is waited for in any case: it must not look on while more becomes known.
      Answer second = take(answers);
      if (decided.get()) {
        return first;
      }
      return second instanceof Answer.Undecided ? result(searched) : second;
    } finally {
      decided.set(true);
      threads.shutdown();
    }
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "decider");
    thread.setDaemon(true);
    return thread;
  }

  private static Answer take(CompletionService<Answer> answers) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return result(answers.take());
        } catch (InterruptedException later) {
          interrupted = true;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static Answer result(Future<Answer> done) {
    try {
      return done.get();
    } catch (ExecutionException failed) {
      throw new IllegalStateException("a decider failed", failed.getCause());
    } catch (InterruptedException impossible) {
      throw new IllegalStateException("it was done already", impossible);
    }
  }
}

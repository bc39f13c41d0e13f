package dev.unravel.explore.sample;

import dev.unravel.explore.execution.Known;
import dev.unravel.explore.execution.Listeners;
import dev.unravel.explore.follow.Guided;
import dev.unravel.explore.follow.Paths;
import dev.unravel.explore.follow.VisitedStates;
import dev.unravel.runtime.schedule.ActionListener;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.wire.Experiment;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Looks at random for executions that fail like a known one, with fewer preemptions or, where they
 * have as many, no more switches: each is where the next ones start from.
 *
 * <p>There are two ways to one. {@link FewPreemptions} needs nothing but luck, and mostly has it
 * where one preemption is enough. {@link Thinning} leaves preemptions of the best out, and gets
 * from hundreds to a handful in some hundreds of executions. Other ways to simplify may be
 * cleverer, but each of their steps goes through the controller, and takes ten times as long.
 */
public final class Sampling {
  /** For each preemption that there may be too many, so many samples without success are enough. */
  private static final int IN_VAIN = 500;

  /** So many samples need luck alone: if they have it, there is nothing more to do. */
  private static final int LUCK_FIRST = 50;

  /** Of so many preemptions or fewer there is hardly one to leave out. */
  private static final int FEW = 3;

  /** Runs one execution. */
  public interface Executor {
    Outcome run(Strategy strategy, ActionListener listener);
  }

  private final Executor executor;
  private final FailureSignature signature;
  private final Thinning thinning;
  private final FewPreemptions luck;
  private final VisitedStates visited;
  private final Known start;
  private Known best;
  private int samples;
  private int lastBetter;

  /**
   * Makes one.
   *
   * @param visited where earlier samples have been: this does not go there again
   */
  public Sampling(Executor executor, Known start, Experiment.Sample sample, VisitedStates visited) {
    this.executor = executor;
    this.start = start;
    this.best = start;
    this.signature = sample.signature();
    this.visited = visited;
    thinning = new Thinning(sample.seed());
    luck = new FewPreemptions(sample.seed(), visited);
  }

  /** The best there is when it no longer gets better, or may not go on. */
  public Optional<Known> run(BooleanSupplier mayGoOn) {
    while (best.preemptions().size() > 1
        && samples - lastBetter < IN_VAIN * (best.preemptions().size() - 1L)
        && mayGoOn.getAsBoolean()) {
      Paths paths = new Paths();
      Outcome outcome = sample(paths);
      samples++;
      if (outcome.shows(signature)) {
        take(Known.last(paths));
      }
    }
    return best.compareTo(start) < 0 ? Optional.of(best) : Optional.empty();
  }

  private Outcome sample(Paths paths) {
    boolean few = best.preemptions().size() <= FEW;
    // Mostly the one that is more likely to help, but never only that.
    boolean thins = few ? samples % 8 == 0 : samples % 4 > 0;
    if (samples >= LUCK_FIRST && thins) {
      Schedule thinned = thinning.of(best.schedule(), best.preemptions());
      Guided guided = new Guided(best.paths(), thinned, visited);
      return executor.run(guided, new Listeners(List.of(paths, guided)));
    }
    luck.aim(best.preemptions().size() - 1, best.preemptedSites());
    return executor.run(luck, paths);
  }

  /** What is as good may be a way to something better. */
  private void take(Known now) {
    int compared = now.compareTo(best);
    if (compared <= 0) {
      best = now;
    }
    if (compared < 0) {
      lastBetter = samples;
    }
  }
}

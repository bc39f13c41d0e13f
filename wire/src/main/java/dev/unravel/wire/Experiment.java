package dev.unravel.wire;

import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Schedule;
import java.util.List;

/** One step of a {@link Job.Kind#EXPERIMENT}, which goes on until it is told to end. */
public sealed interface Experiment extends Request {

  /** Cases of an experiment: one method for each kind, so that none can be forgotten. */
  interface Cases<R> {
    R attempt(Try experiment);

    R observe(Observe experiment);

    R chart(Chart experiment);

    R keep(Keep experiment);

    R seek(Seek experiment);

    R sample(Sample experiment);

    R impose(Impose experiment);

    R continuations(Continue experiment);

    R end(End experiment);
  }

  /** What the method for this kind returns. */
  <R> R on(Cases<R> cases);

  /**
   * Runs one execution, and answers with {@link Message.Tried}.
   *
   * @param plan what the threads are to do
   * @param recorded whether the answer holds every action
   */
  record Try(Plan plan, boolean recorded) implements Experiment {
    @Override
    public <R> R on(Cases<R> cases) {
      return cases.attempt(this);
    }
  }

  /**
   * Runs one execution, recorded and with all that is in no trace, and answers with {@link
   * Message.Observed}.
   *
   * @param plan what the threads are to do
   * @param goOn whether the others go on when a thread has failed
   * @param deep whether stacks are wanted with all frames inside the JDK
   */
  record Observe(Plan plan, boolean goOn, boolean deep) implements Experiment {
    @Override
    public <R> R on(Cases<R> cases) {
      return cases.observe(this);
    }
  }

  /**
   * Runs one execution, recorded in names that mean the same in all executions of the worker, and
   * answers with {@link Message.Charted}. Needs an agent that tells of the target's objects.
   *
   * @param schedule who acts, to begin with; that a class is initialised counts for nothing
   */
  record Chart(Schedule schedule) implements Experiment {
    @Override
    public <R> R on(Cases<R> cases) {
      return cases.chart(this);
    }
  }

  /** Makes the last execution the one that {@link Plan.Guided} refers to. No answer. */
  record Keep() implements Experiment {
    @Override
    public <R> R on(Cases<R> cases) {
      return cases.keep(this);
    }
  }

  /**
   * Looks through all schedules with few preemptions for one that fails the same way, and answers
   * with {@link Message.Sought}.
   *
   * @param signature the failure
   * @param preemptions one with fewer preemptions is looked for
   * @param switches one with as many preemptions and fewer switches will do, too
   * @param maxExecutions executions after which it gives up
   * @param maxMillis milliseconds after which it gives up
   */
  record Seek(
      FailureSignature signature, int preemptions, int switches, long maxExecutions, long maxMillis)
      implements Experiment {
    @Override
    public <R> R on(Cases<R> cases) {
      return cases.seek(this);
    }
  }

  /**
   * Looks at random for executions that fail like the kept one and have fewer preemptions, or as
   * many and fewer switches, and answers with {@link Message.Sought}.
   *
   * @param signature the failure
   * @param seed of the random numbers
   * @param maxExecutions executions after which it gives up
   * @param maxMillis milliseconds after which it gives up
   */
  record Sample(FailureSignature signature, long seed, long maxExecutions, long maxMillis)
      implements Experiment {
    @Override
    public <R> R on(Cases<R> cases) {
      return cases.sample(this);
    }
  }

  /**
   * Looks for executions that fail although the threads keep to some rules, and answers with {@link
   * Message.Imposed}. Without a rule it counts those that fail, else it ends with the first.
   *
   * @param rules what the threads keep to
   * @param seed of the random numbers
   * @param maxExecutions executions after which it gives up
   * @param maxMillis milliseconds after which it gives up
   */
  record Impose(List<Rule> rules, long seed, long maxExecutions, long maxMillis)
      implements Experiment {
    public Impose {
      rules = List.copyOf(rules);
    }

    @Override
    public <R> R on(Cases<R> cases) {
      return cases.impose(this);
    }
  }

  /**
   * Leaves the kept execution at some clock values and goes on at random, by turns, and answers
   * with {@link Message.Continued}.
   *
   * @param signature the failure to count
   * @param clocks after how many actions to leave it
   * @param seed of the random numbers
   * @param maxRounds how often to leave it at each
   * @param maxMillis milliseconds after which no other round begins
   */
  record Continue(
      FailureSignature signature, List<Long> clocks, long seed, int maxRounds, long maxMillis)
      implements Experiment {
    public Continue {
      clocks = List.copyOf(clocks);
    }

    @Override
    public <R> R on(Cases<R> cases) {
      return cases.continuations(this);
    }
  }

  /** Ends the job. */
  record End() implements Experiment {
    @Override
    public <R> R on(Cases<R> cases) {
      return cases.end(this);
    }
  }
}

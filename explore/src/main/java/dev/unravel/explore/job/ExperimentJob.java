package dev.unravel.explore.job;

import dev.unravel.explore.execution.Known;
import dev.unravel.explore.execution.Listeners;
import dev.unravel.explore.execution.Runs;
import dev.unravel.explore.follow.Clocked;
import dev.unravel.explore.follow.ExactReplay;
import dev.unravel.explore.follow.Guided;
import dev.unravel.explore.follow.Paths;
import dev.unravel.explore.follow.Stepwise;
import dev.unravel.explore.follow.SwitchLog;
import dev.unravel.explore.follow.VisitedStates;
import dev.unravel.explore.sample.Sampling;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.claim.JobEnd;
import dev.unravel.runtime.record.Capture;
import dev.unravel.runtime.record.Recorder;
import dev.unravel.runtime.record.StackRecorder;
import dev.unravel.runtime.schedule.ActionListener;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.trace.Inputs;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.trace.chart.Chart;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Experiment;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import dev.unravel.wire.Plan;
import dev.unravel.wire.Request;
import dev.unravel.wire.Rule;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs whatever the controller wants to see: executions by plan, from the state that the trace it
 * starts from was found in.
 */
public final class ExperimentJob {

  /** The source of the next experiment. */
  public interface Requests {
    Request next() throws InterruptedException;
  }

  private final Runs runs;
  private final Reporter reporter;
  private final Requests requests;
  private final Trace start;
  private Settings settings;
  private Known kept;
  private Known last;
  private final VisitedStates sampled = new VisitedStates();
  private Seeking seeking;
  private long executions;

  public ExperimentJob(Job job, Runs runs, Reporter reporter, Requests requests) {
    this.runs = runs;
    this.reporter = reporter;
    this.requests = requests;
    this.start = job.trace().orElseThrow();
    // A new JVM for each experiment would take longer than anybody waits. Whether what comes of
    // them holds in a new one is for the controller to see.
    this.settings =
        start.settings().isolation() == Isolation.JVM
            ? start.settings().withIsolation(Isolation.LOADER, 0)
            : start.settings();
  }

  public void run() throws InterruptedException {
    reporter.phase("experimenting");
    Execution.forgetConflicts();
    if (start.recording().isEmpty()) {
      prepare();
    }
    reporter.warnings();
    reporter.send(attempt(new Plan.Exact(start.schedule()), null, null));
    kept = last;
    Answers answers = new Answers();
    for (Experiment next = next(); !(next instanceof Experiment.End); next = next()) {
      next.on(answers).ifPresent(reporter::send);
      // Whoever wants no more of them often just ends the JVM.
      JobEnd.reached();
    }
    reporter.send(new Message.Done(executions, reporter.millis(), Optional.empty(), Coverage.NONE));
  }

  private void prepare() {
    runs.prepare(settings);
    if (Runs.renewsEachTime(settings)) {
      executions += runs.freshClasses().tryResetting(settings);
    }
  }

  private Experiment next() throws InterruptedException {
    if (requests.next() instanceof Experiment experiment) {
      return experiment;
    }
    throw new IllegalStateException("another job came before the experiments had ended");
  }

  /** The answer to each kind of experiment, if it has one. */
  private final class Answers implements Experiment.Cases<Optional<Message>> {
    @Override
    public Optional<Message> attempt(Experiment.Try attempt) {
      Recorder recorder = attempt.recorded() ? new Recorder() : null;
      return Optional.of(ExperimentJob.this.attempt(attempt.plan(), recorder, null));
    }

    @Override
    public Optional<Message> observe(Experiment.Observe observe) {
      return Optional.of(observed(observe));
    }

    @Override
    public Optional<Message> chart(Experiment.Chart chart) {
      return Optional.of(charted(chart));
    }

    @Override
    public Optional<Message> keep(Experiment.Keep keep) {
      kept = last;
      return Optional.empty();
    }

    @Override
    public Optional<Message> seek(Experiment.Seek seek) {
      return Optional.of(sought(seek));
    }

    @Override
    public Optional<Message> sample(Experiment.Sample sample) {
      return Optional.of(sampled(sample));
    }

    @Override
    public Optional<Message> impose(Experiment.Impose impose) {
      return Optional.of(imposed(impose));
    }

    @Override
    public Optional<Message> continuations(Experiment.Continue on) {
      long end = reporter.millis() + on.maxMillis();
      Continuing continuing = new Continuing(ExperimentJob.this::execute, kept, on);
      return Optional.of(continuing.run(() -> reporter.millis() < end));
    }

    @Override
    public Optional<Message> end(Experiment.End end) {
      return Optional.empty();
    }
  }

  private Message.Charted charted(Experiment.Chart chart) {
    Message.Tried tried;
    do {
      // Not in a new loader: nothing of this is repeated elsewhere, and all must start alike.
      provideClasses();
      tried = execute(new Stepwise(chart.schedule()), Recorder.exact(), null);
    } while (learned());
    String printed = new String(runs.program().printed(), StandardCharsets.UTF_8);
    return new Message.Charted(
        tried,
        new Chart(
            Execution.tape(),
            Execution.flows(),
            Execution.decisions(),
            Execution.effects(),
            Execution.rounds(),
            Execution.unmodelled(),
            printed),
        TermsOfSearch.ofExecutions(settings));
  }

  /**
   * Whether threads shared an object that did not count as shared. From now on its kind does; the
   * trace that is sent tells the controller, who has to forget what came before.
   */
  private boolean learned() {
    List<Long> shared = Execution.sharedFromNowOn();
    boolean more = !shared.equals(settings.shared());
    settings = settings.withShared(shared);
    return more;
  }

  private Message.Observed observed(Experiment.Observe observe) {
    Recorder recorder = new Recorder();
    StackRecorder stacks = new StackRecorder(recorder, observe.deep());
    Execution.goOnAfterFailure(observe.goOn());
    try {
      Message.Tried tried = attempt(observe.plan(), recorder, stacks);
      return new Message.Observed(tried, stacks.observation());
    } finally {
      Execution.goOnAfterFailure(false);
    }
  }

  private Message.Tried attempt(Plan plan, Recorder recorder, StackRecorder stacks) {
    if (start.recording().isPresent()) {
      return withInputs(start.recording().get().inputs(), plan);
    }
    if (recorder != null && Runs.renewsEachTime(settings)) {
      // It will be repeated in a new loader. After a reset a class may be initialised a line
      // earlier.
      runs.program().renew();
    } else {
      provideClasses();
    }
    return execute(strategy(plan), recorder, stacks);
  }

  private Message.Tried execute(Strategy strategy, Recorder recorder, ActionListener besides) {
    Paths paths = new Paths();
    SwitchLog log = new SwitchLog(strategy);
    List<ActionListener> listeners = new ArrayList<>(List.of(paths));
    if (strategy instanceof ActionListener guided) {
      listeners.add(guided);
    }
    if (recorder != null) {
      listeners.add(recorder);
    }
    if (besides != null) {
      listeners.add(besides);
    }
    Outcome outcome = runs.once(log, settings, new Listeners(listeners), recorder != null);
    reporter.executed(++executions, 0);
    last = Known.last(paths);
    Trace trace = runs.trace(settings, outcome, recorder);
    return new Message.Tried(TraceFile.toBytes(trace), Execution.order(), log.switches());
  }

  /** The same for a run that was recorded as it happened: it gets its inputs again. */
  private Message.Tried withInputs(Inputs inputs, Plan plan) {
    SwitchLog log = new SwitchLog(strategy(plan));
    Trace trace = runs.capture(log, settings, Capture.of(inputs));
    reporter.executed(++executions, 0);
    return new Message.Tried(TraceFile.toBytes(trace), 0, log.switches());
  }

  private Strategy strategy(Plan plan) {
    return plan.on(new Followers());
  }

  /** The strategy that follows each kind of plan. */
  private final class Followers implements Plan.Cases<Strategy> {
    @Override
    public Strategy exact(Plan.Exact exact) {
      return new ExactReplay(exact.schedule());
    }

    @Override
    public Strategy guided(Plan.Guided guided) {
      return new Guided(kept.paths(), guided.schedule());
    }

    @Override
    public Strategy switches(Plan.Switches switches) {
      return new Clocked(switches);
    }
  }

  /** Random schedules, until one fails with less and no better one is found. */
  private Message.Sought sampled(Experiment.Sample sample) {
    long end = reporter.millis() + sample.maxMillis();
    long before = executions;
    Optional<Known> found =
        new Sampling(this::execute, kept, sample, sampled)
            .run(() -> executions - before < sample.maxExecutions() && reporter.millis() < end);
    Optional<Message.Tried> tried =
        found.map(known -> attempt(new Plan.Exact(known.schedule()), null, null));
    return new Message.Sought(tried, false, false, executions - before);
  }

  private Outcome execute(Strategy strategy, ActionListener listener) {
    provideClasses();
    Outcome outcome = runs.once(strategy, settings, listener, false);
    reporter.executed(++executions, 0);
    return outcome;
  }

  /** All schedules with few preemptions, until one fails with less. */
  private Message.Sought sought(Experiment.Seek seek) {
    long end = reporter.millis() + seek.maxMillis();
    long before = executions;
    if (seeking == null || !seeking.signature().equals(seek.signature())) {
      seeking = new Seeking(this::execute, seek.signature());
    }
    boolean found =
        seeking.run(
            seek, () -> executions - before < seek.maxExecutions() && reporter.millis() < end);
    int covered = seeking.covered();
    Optional<Message.Tried> tried =
        found
            ? Optional.of(attempt(new Plan.Exact(Runs.schedule()), null, null))
            : Optional.empty();
    return new Message.Sought(
        tried,
        covered >= seek.preemptions() - 1,
        covered >= seek.preemptions(),
        executions - before);
  }

  /** A search among the schedules that keep to rules. */
  private Message.Imposed imposed(Experiment.Impose impose) {
    long end = reporter.millis() + impose.maxMillis();
    Imposing imposing = new Imposing(this::execute, kept, impose);
    Execution.wakeAll(impose.rules().contains(new Rule.AllAreWoken()));
    try {
      imposing.run(() -> imposing.executions() < impose.maxExecutions() && reporter.millis() < end);
    } finally {
      Execution.wakeAll(false);
    }
    boolean all = imposing.isComplete() && TermsOfSearch.ofExecutions(settings).gaps().isEmpty();
    return new Message.Imposed(
        imposing.executions(), imposing.failed(), imposing.unresolved(), all, imposing.failure());
  }

  private void provideClasses() {
    if (Runs.renewsEachTime(settings)) {
      runs.freshClasses().provide();
    }
  }
}

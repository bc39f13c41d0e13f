package dev.unravel.launch.laboratory;

import dev.unravel.diagnose.Attempt;
import dev.unravel.diagnose.facts.Observed;
import dev.unravel.diagnose.trial.Curve;
import dev.unravel.diagnose.trial.Observatory;
import dev.unravel.launch.BlindWorkerException;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.search.Findings;
import dev.unravel.launch.worker.Patience;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.launch.worker.WorkerSource;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Experiment;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import dev.unravel.wire.Plan;
import dev.unravel.wire.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Experiments in a worker. An execution that hangs takes its worker with it; the next experiment
 * gets a new one, which starts from the execution that was kept last.
 */
public final class WorkerLaboratory implements Observatory, AutoCloseable {
  private static final long IMPOSING_SEED = 1;

  private final WorkerSetup setup;
  private final WorkerSource source;
  private final RunListener listener;
  private final long hangMillis;
  private Optional<WorkerProcess> worker = Optional.empty();
  private Optional<String> blind = Optional.empty();
  private Attempt start;
  private Attempt last;
  private Trace kept;
  private long executions;

  /**
   * Starts from a recorded execution.
   *
   * @param hangMillis milliseconds without an action after which an execution hangs
   */
  public WorkerLaboratory(WorkerSetup setup, Trace trace, long hangMillis, RunListener listener) {
    this(setup, WorkerSource.NEW, trace, hangMillis, listener);
  }

  /** The same, with workers from somewhere. */
  public WorkerLaboratory(
      WorkerSetup setup, WorkerSource source, Trace trace, long hangMillis, RunListener listener) {
    this.setup = setup;
    this.source = source;
    this.listener = listener;
    this.hangMillis = hangMillis;
    this.kept = trace;
    open();
    this.start = last;
  }

  /** What came of the recorded execution when it was run again. */
  public Attempt start() {
    return start;
  }

  /** Starts again, from another execution of the same target. */
  public void startFrom(Trace trace) {
    start = recorded(new Plan.Exact(trace.schedule()));
    keep();
  }

  @Override
  public Attempt attempt(Plan plan) {
    return attempt(plan, false);
  }

  @Override
  public Attempt recorded(Plan plan) {
    return attempt(plan, true);
  }

  private Attempt attempt(Plan plan, boolean recorded) {
    WorkerProcess process = worker.orElseGet(this::open);
    return took(
        process.ask(
            new Experiment.Try(plan, recorded), Message.Tried.class, patience(0), this::hear));
  }

  @Override
  public Observed observe(Plan plan, boolean goOn) {
    return observe(new Experiment.Observe(plan, goOn, false));
  }

  /** Runs an execution and sees where in the JDK threads are, too. */
  public Observed observeDeep(Plan plan) {
    return observe(new Experiment.Observe(plan, false, true));
  }

  private Observed observe(Experiment.Observe experiment) {
    WorkerProcess process = worker.orElseGet(this::open);
    Message.Observed observed =
        process.ask(experiment, Message.Observed.class, patience(0), this::hear);
    return new Observed(took(observed.tried()).trace(), observed.observation());
  }

  /**
   * Runs an execution and records it in names that mean the same in all executions; only in workers
   * that have names for objects.
   */
  public Message.Charted chart(Schedule schedule) {
    WorkerProcess process = worker.orElseGet(this::open);
    List<Message.Tried> hung = new ArrayList<>();
    try {
      if (worker.isPresent()) {
        Message.Charted charted =
            process.ask(
                new Experiment.Chart(schedule),
                Message.Charted.class,
                patience(0),
                message -> {
                  if (message instanceof Message.Tried tried) {
                    hung.add(tried);
                  } else {
                    hear(message);
                  }
                });
        took(charted.tried());
        return charted;
      }
    } catch (WorkerLostException lost) {
      if (hung.isEmpty()) {
        throw lost;
      }
      took(hung.get(0));
    }
    // Nothing is recorded of an execution that hangs.
    throw new BlindWorkerException(
        blind().orElse(((Outcome.Fail) last.trace().outcome()).message()));
  }

  @Override
  public void keep() {
    kept = last.trace();
    worker.ifPresent(process -> process.send(new Experiment.Keep()));
  }

  @Override
  public Sought seek(
      FailureSignature signature,
      int preemptions,
      int switches,
      long maxExecutions,
      long maxMillis) {
    return seek(
        new Experiment.Seek(signature, preemptions, switches, maxExecutions, maxMillis), maxMillis);
  }

  @Override
  public Optional<Attempt> sample(
      FailureSignature signature, long seed, long maxExecutions, long maxMillis) {
    return seek(new Experiment.Sample(signature, seed, maxExecutions, maxMillis), maxMillis)
        .found();
  }

  @Override
  public Imposed impose(List<Rule> rules, long maxExecutions, long maxMillis) {
    WorkerProcess process = worker.orElseGet(this::open);
    Message.Imposed imposed =
        process.ask(
            new Experiment.Impose(rules, IMPOSING_SEED, maxExecutions, maxMillis),
            Message.Imposed.class,
            patience(maxMillis),
            this::hear);
    executions += imposed.executions();
    return new Imposed(
        imposed.executions(),
        imposed.failed(),
        imposed.unresolved(),
        imposed.complete(),
        imposed.failure());
  }

  @Override
  public Curve continuations(
      FailureSignature signature, List<Long> clocks, int maxRounds, long maxMillis) {
    WorkerProcess process = worker.orElseGet(this::open);
    Message.Continued continued =
        process.ask(
            new Experiment.Continue(signature, clocks, IMPOSING_SEED, maxRounds, maxMillis),
            Message.Continued.class,
            patience(maxMillis),
            this::hear);
    executions += (long) continued.rounds() * clocks.size();
    return new Curve(clocks, continued.failed(), continued.rounds());
  }

  private Sought seek(Experiment experiment, long maxMillis) {
    WorkerProcess process = worker.orElseGet(this::open);
    Message.Sought sought =
        process.ask(experiment, Message.Sought.class, patience(maxMillis), this::hear);
    executions += sought.executions();
    return new Sought(
        sought.found().map(this::took),
        sought.fewerTried(),
        sought.equalTried(),
        sought.executions());
  }

  @Override
  public long executions() {
    return executions;
  }

  /** Why to have found nothing so far means nothing, if so. */
  public Optional<String> blind() {
    return blind.or(() -> worker.flatMap(WorkerProcess::blind));
  }

  private WorkerProcess open() {
    WorkerProcess process = source.take(setup, kept.target(), kept.settings(), listener::log);
    worker = Optional.of(process);
    Job job = Job.experiment(kept).withHangMillis(hangMillis);
    took(process.ask(job, Message.Tried.class, patience(0), this::hear));
    return process;
  }

  private Attempt took(Message.Tried tried) {
    executions++;
    last = new Attempt(Findings.decode(tried.trace()), tried.order(), tried.switches());
    if (hangs(last.trace().outcome())) {
      close();
    }
    return last;
  }

  private static boolean hangs(Outcome outcome) {
    return outcome instanceof Outcome.Fail fail && fail.signature().kind() == FailureKind.HANG;
  }

  private Patience patience(long maxMillis) {
    return new Patience(hangMillis, maxMillis);
  }

  private void hear(Message message) {
    if (message instanceof Message.Note note) {
      listener.note(note.text());
    } else if (message instanceof Message.Progress progress) {
      listener.progress(progress);
    } else if (message instanceof Message.Ready ready) {
      listener.log("worker: JDK " + ready.jdkVersion() + ", backend " + ready.backend());
    }
  }

  @Override
  public void close() {
    blind = blind();
    worker.ifPresent(source::giveBack);
    worker = Optional.empty();
  }
}

package dev.unravel.launch.usecase;

import dev.unravel.launch.NotesOnce;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.folder.TraceFolder;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.launch.request.ProveRequest;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.request.ProveResult.Method;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.launch.search.Claim;
import dev.unravel.launch.search.Findings;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.launch.worker.WorkerSource;
import dev.unravel.prove.Deciders;
import dev.unravel.prove.ProofVerdict;
import dev.unravel.prove.Prover;
import dev.unravel.prove.decide.Decider;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.path.Choice;
import dev.unravel.prove.path.Course;
import dev.unravel.prove.target.Charts;
import dev.unravel.prove.target.NotModelledException;
import dev.unravel.trace.Assumed;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.Sighting;
import dev.unravel.wire.Message;
import dev.unravel.wire.Terms;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Proves that no schedule of a target fails, or finds one that does. A target that does something
 * which paths cannot say has a schedule run for every order of what depends on each other, and
 * every schedule where that says nothing, if there are few enough.
 */
public final class Prove {
  /** States that one question may look at. */
  private static final long MOST_STATES = 5_000_000;

  private final WorkerSetup setup;
  private final WorkerSource source;
  private final ProveRequest request;
  private final RunListener listener;
  private final TraceFolder folder;
  private final Settings settings;
  private final long start = System.nanoTime();
  private Charts charts;
  private final Set<String> printed = new TreeSet<>();
  private Trace last;

  /** The kinds of JDK objects that count as shared. */
  private List<Long> shared = List.of();

  private ProveResult.Size size = ProveResult.Size.UNKNOWN;
  private Terms terms = Terms.UNKNOWN;
  private Decider decider;
  private Prover prover;

  /** What is not known of classes that the target uses, or "". */
  private String beyond = "";

  /** Executions of an attempt that was given up. */
  private long before;

  private Prove(
      WorkerSetup setup, WorkerSource source, ProveRequest request, RunListener listener) {
    this.setup = setup;
    this.source = source;
    this.request = request;
    this.listener = new NotesOnce(listener);
    this.folder = new TraceFolder(request.folder());
    // All that static initialisers do belongs to every schedule.
    this.settings =
        request
            .settings()
            .withPoints(PointLevel.MEMORY)
            .withStrategy("prove")
            .withIsolation(Isolation.LOADER, 0);
  }

  /** Proves, finds what fails, or says why it can do neither. */
  public static ProveResult run(WorkerSetup setup, ProveRequest request, RunListener listener) {
    return run(setup, WorkerSource.NEW, request, listener);
  }

  /** The same, with executions in workers from somewhere; what fails is repeated in a new JVM. */
  public static ProveResult run(
      WorkerSetup setup, WorkerSource source, ProveRequest request, RunListener listener) {
    return PunctualProof.of(
        request, asked -> new Prove(setup, source, asked, listener).run(), listener);
  }

  private static Decider decider(String name) {
    try {
      return Deciders.named(name);
    } catch (IllegalArgumentException unknown) {
      throw new UsageException(unknown.getMessage());
    }
  }

  private ProveResult run() {
    decider = decider(request.decider());
    folder.prepare();
    try (WorkerLaboratory laboratory =
        new WorkerLaboratory(
            setup.withNames(request.boundLoops() > 0),
            source,
            nothingYet(),
            request.hangMillis(),
            listener)) {
      ProofVerdict verdict = prove(laboratory);
      if (verdict instanceof ProofVerdict.Inconclusive inconclusive) {
        if (request.everySchedule()
            && !request.isSpent(remainingMillis(), before + prover.executions())) {
          return everySchedule(reason(inconclusive));
        }
        return result(
            ProveResult.Verdict.INCONCLUSIVE,
            reason(inconclusive),
            Optional.empty(),
            inconclusive.open().stream()
                .map(place -> PathClaims.text(charts, place))
                .distinct()
                .toList(),
            List.of());
      }
      if (verdict instanceof ProofVerdict.Proved && laboratory.blind().isPresent()) {
        return result(
            ProveResult.Verdict.INCONCLUSIVE,
            laboratory.blind().get(),
            Optional.empty(),
            List.of(),
            List.of());
      }
      if (verdict instanceof ProofVerdict.Proved proved) {
        return proved(proved);
      }
    } catch (NotModelledException notModelled) {
      String why =
          beyond.equals(notModelled.getMessage())
              ? beyond
              : beyond + "; and " + notModelled.getMessage();
      if (!request.everySchedule()) {
        return result(
            ProveResult.Verdict.INCONCLUSIVE, why, Optional.empty(), List.of(), List.of());
      }
      return everySchedule(why);
    }
    return failed();
  }

  /** Unless something is left out, of which nothing is proved. */
  private ProveResult proved(ProofVerdict.Proved proved) {
    Optional<String> leftOut = leftOut(terms);
    return leftOut.isPresent()
        ? result(
            ProveResult.Verdict.INCONCLUSIVE, leftOut.get(), Optional.empty(), List.of(), List.of())
        : result(
            ProveResult.Verdict.PROVED,
            "",
            Optional.empty(),
            List.of(),
            assumptions(PathClaims.assumed(charts, proved, request.boundLoops())));
  }

  /** Why no schedule of those that were looked at fails, and still nothing is proved; if so. */
  private Optional<String> leftOut(Terms terms) {
    if (!terms.gaps().isEmpty()) {
      return Optional.of("not all was under control: " + String.join("; ", terms.gaps()));
    }
    return terms.leavesOutTimeouts()
        ? Optional.of(
            "no schedule fails "
                + Claim.withoutTimeouts(settings)
                + "; the others are left out, unless --patience is longer")
        : Optional.empty();
  }

  /** With what is known of classes; if that is not enough, with nothing known but memory. */
  private ProofVerdict prove(WorkerLaboratory laboratory) {
    try {
      return prove(laboratory, false);
    } catch (NotModelledException classes) {
      before += prover.executions();
      beyond = classes.getMessage();
      return prove(laboratory, true);
    }
  }

  /** Starts over as long as threads turn out to share more: there are more actions then. */
  private ProofVerdict prove(WorkerLaboratory laboratory, boolean opaque) {
    for (; ; ) {
      try {
        return proveOnce(laboratory, opaque);
      } catch (SharesMoreException more) {
        before += prover.executions();
        shared = last.settings().shared();
      }
    }
  }

  private ProofVerdict proveOnce(WorkerLaboratory laboratory, boolean opaque) {
    long most = request.maxExecutions() == 0 ? Long.MAX_VALUE : request.maxExecutions() - before;
    // Where there is another way, it gets most of the time.
    long spare = opaque && request.everySchedule() ? remainingMillis() / 4 * 3 : 0;
    ProofBudget budget = new ProofBudget(most, MOST_STATES, () -> remainingMillis() < spare);
    charts = new Charts(opaque);
    prover =
        new Prover(
            schedule -> execute(laboratory, schedule), decider, budget, request.boundLoops());
    return prover.prove();
  }

  private String reason(ProofVerdict.Inconclusive inconclusive) {
    return beyond.isEmpty()
        ? inconclusive.reason()
        : beyond + "; by the order in which threads do such things: " + inconclusive.reason();
  }

  /** What the worker starts from: no execution is known, so the first has no preemption. */
  private Trace nothingYet() {
    return new Trace(
        request.target(),
        setup.jdk().version(),
        settings,
        new Schedule(List.of(), List.of()),
        List.of(),
        new Outcome.Pass(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private Course execute(WorkerLaboratory laboratory, List<Choice> choices) {
    Schedule schedule = charts.schedule(choices, prover.knowledge().starts(choices));
    Message.Charted charted = laboratory.chart(schedule);
    last = Findings.decode(charted.tried().trace());
    if (!last.settings().shared().equals(shared)) {
      throw new SharesMoreException();
    }
    printed.add(charted.chart().printed());
    terms = terms.and(charted.terms());
    if (size == ProveResult.Size.UNKNOWN) {
      size = ProveResult.Size.of(last);
    }
    return charts.course(last, charted.chart());
  }

  /** Runs the failing schedule once more in a new JVM, with the names that people know. */
  private ProveResult failed() {
    // For an execution or two.
    WorkerSetup briefly = setup.forAtMost(request.hangMillis());
    Confirmation confirmation = confirm(last.withoutActions(), briefly);
    if (!confirmation.repeats(last)) {
      Trace trace;
      try (WorkerLaboratory laboratory =
          new WorkerLaboratory(briefly, last, request.hangMillis(), listener)) {
        // The first of its JVM, as its replays will be.
        trace = laboratory.start().trace();
      }
      if (!trace.outcome().failed()) {
        return result(
            ProveResult.Verdict.INCONCLUSIVE,
            "an execution failed, but did not repeat",
            Optional.empty(),
            List.of(),
            List.of());
      }
      confirmation = confirm(trace, briefly);
    }
    Path file = folder.keep(confirmation.trace());
    FoundTrace found = new FoundTrace(file, confirmation.trace(), confirmation.divergence());
    return result(ProveResult.Verdict.FAILED, "", Optional.of(found), List.of(), List.of());
  }

  private Confirmation confirm(Trace trace, WorkerSetup briefly) {
    return Confirmation.of(trace, briefly, request.hangMillis(), new RunListener() {});
  }

  /** Without a model: by running what there is to run. */
  private ProveResult everySchedule(String why) {
    FullSearch.Result result =
        new FullSearch(setup, request, settings, listener)
            .run(why, before + prover.executions(), this::remainingMillis);
    return searched(why, result);
  }

  private ProveResult searched(String why, FullSearch.Result run) {
    SearchResult searched = run.search();
    terms = terms.and(searched.coverage().terms());
    Optional<String> leftOut = leftOut(terms);
    boolean covered =
        searched.coverage().exhausted()
            && searched.coverage().uncontrolled().isEmpty()
            && leftOut.isEmpty()
            && searched.inconclusive().isEmpty();
    ProveResult.Verdict verdict =
        searched.found().isPresent()
            ? ProveResult.Verdict.FAILED
            : covered ? ProveResult.Verdict.PROVED : ProveResult.Verdict.INCONCLUSIVE;
    String reason =
        verdict == ProveResult.Verdict.INCONCLUSIVE
            ? leftOut.filter(left -> searched.coverage().exhausted()).orElseGet(() -> run.open(why))
            : why;
    return new ProveResult(
        verdict,
        run.method(),
        reason,
        searched.found(),
        size,
        before + prover.executions() + run.executionsBefore() + searched.executions(),
        0,
        0,
        0,
        0,
        List.of(),
        List.of(),
        millis(),
        printed,
        verdict == ProveResult.Verdict.PROVED ? assumptions(List.of()) : List.of(),
        searched.races(),
        terms.onlyOneThread());
  }

  private List<Assumed> assumptions(List<Assumed> besides) {
    return Stream.concat(Claim.assumed(terms, settings).stream(), besides.stream()).toList();
  }

  private List<Sighting> races(ProveResult.Verdict verdict) {
    return verdict == ProveResult.Verdict.FAILED || !request.nameRaces()
        ? List.of()
        : SeenRaces.of(
            setup, terms, new FullSearch(setup, request, settings, listener).request("exhaustive"));
  }

  private ProveResult result(
      ProveResult.Verdict verdict,
      String reason,
      Optional<FoundTrace> found,
      List<String> open,
      List<Assumed> assumptions) {
    return new ProveResult(
        verdict,
        Method.PATHS,
        reason,
        found,
        size,
        before + prover.executions(),
        prover.knowledge().paths(),
        prover.queries(),
        prover.states(),
        prover.constraints(),
        open,
        PathClaims.coverage(charts, prover.knowledge()),
        millis(),
        printed,
        assumptions,
        races(verdict),
        terms.onlyOneThread());
  }

  private long millis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  private long remainingMillis() {
    return request.maxMillis() == 0 ? Long.MAX_VALUE : request.maxMillis() - millis();
  }
}

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
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * Proves that no schedule of a target fails, or finds one that does. A target that does something
 * which paths cannot say has a schedule run for every order of what depends on each other, and
 * every schedule where that says nothing, if there are few enough.
 */
public final class Prove {
  /**
   * Executions after which paths by the order of uses give way to running the orders themselves,
   * which takes fewer, unless threads wait by looking again and again.
   */
  private static final long MOST_BY_ORDER = 100;

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

  /** Whether paths need not give way to anything. */
  private boolean lingers;

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
      if (verdict instanceof ProofVerdict.Inconclusive inconclusive
          && request.everySchedule()
          && !isSpent()) {
        return everySchedule(reason(inconclusive), Optional.of(laboratory));
      }
      if (!(verdict instanceof ProofVerdict.Failed)) {
        return passed(verdict, laboratory);
      }
    } catch (NotModelledException notModelled) {
      String why =
          beyond.equals(notModelled.getMessage())
              ? beyond
              : beyond + "; and " + notModelled.getMessage();
      if (!request.everySchedule()) {
        return inconclusive(why, List.of());
      }
      return everySchedule(why, Optional.empty());
    }
    return failed();
  }

  private boolean isSpent() {
    return request.isSpent(remainingMillis(), before + prover.executions());
  }

  private ProveResult passed(ProofVerdict verdict, WorkerLaboratory laboratory) {
    if (verdict instanceof ProofVerdict.Inconclusive inconclusive) {
      List<String> open =
          inconclusive.open().stream()
              .map(place -> PathClaims.text(charts, place))
              .distinct()
              .toList();
      return inconclusive(reason(inconclusive), open);
    }
    return laboratory.blind().isPresent()
        ? inconclusive(laboratory.blind().get(), List.of())
        : proved((ProofVerdict.Proved) verdict);
  }

  private ProveResult inconclusive(String reason, List<String> open) {
    return result(ProveResult.Verdict.INCONCLUSIVE, reason, Optional.empty(), open, List.of());
  }

  /** Unless something is left out, of which nothing is proved. */
  private ProveResult proved(ProofVerdict.Proved proved) {
    Optional<String> leftOut = PathClaims.leftOut(terms, settings);
    return leftOut.isPresent()
        ? inconclusive(leftOut.get(), List.of())
        : result(
            ProveResult.Verdict.PROVED,
            "",
            Optional.empty(),
            List.of(),
            assumptions(PathClaims.assumed(charts, proved, request.boundLoops())));
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
    long most = request.executionsLeft(before, opaque);
    // Where there is another way, it gets most of the time.
    boolean yields = opaque && request.everySchedule();
    long spare = yields ? remainingMillis() / 4 * 3 : 0;
    BooleanSupplier outOfTime =
        () ->
            remainingMillis() < (lingers ? spare / 3 : spare)
                || yields && !lingers && prover.executions() >= MOST_BY_ORDER;
    ProofBudget budget = new ProofBudget(most, MOST_STATES, outOfTime);
    charts = new Charts(opaque);
    prover =
        new Prover(
            schedule -> execute(laboratory, schedule), decider, budget, request.boundLoops());
    return prover.prove();
  }

  private String reason(ProofVerdict.Inconclusive inconclusive) {
    if (beyond.isEmpty()) {
      return inconclusive.reason();
    }
    boolean gaveWay = request.everySchedule() && !lingers && prover.executions() == MOST_BY_ORDER;
    return beyond
        + "; by the order in which threads do such things: "
        + (gaveWay ? "more than " + MOST_BY_ORDER + " executions" : inconclusive.reason());
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

  private ProveResult failed() {
    Optional<FoundTrace> found = ProofFailure.of(last, setup, request, folder, listener);
    return found.isPresent()
        ? result(ProveResult.Verdict.FAILED, "", found, List.of(), List.of())
        : inconclusive("an execution failed, but did not repeat", List.of());
  }

  /**
   * Without a model: by running what there is to run.
   *
   * @param laboratory where paths can be tried further, if they can
   */
  private ProveResult everySchedule(String why, Optional<WorkerLaboratory> laboratory) {
    FullSearch search = new FullSearch(setup, request, settings, listener);
    FullSearch.Result orders = search.orders(why, this::remainingMillis);
    long executions = before + prover.executions() + orders.search().executions();
    if (orders.ended() || request.isSpent(remainingMillis(), executions)) {
      return searched(why, orders);
    }
    if (laboratory.isPresent()) {
      long gone = before;
      before += orders.search().executions();
      Optional<ProveResult> further = further(laboratory.get());
      if (further.isPresent()) {
        return further.get();
      }
      before = gone;
    }
    return searched(why, search.schedules(orders, this::remainingMillis));
  }

  /** By paths again, which were left for what seemed to be faster. */
  private Optional<ProveResult> further(WorkerLaboratory laboratory) {
    lingers = true;
    ProofVerdict verdict;
    try {
      verdict = prover.prove();
    } catch (NotModelledException | SharesMoreException more) {
      return Optional.empty();
    }
    if (verdict instanceof ProofVerdict.Inconclusive) {
      return Optional.empty();
    }
    return Optional.of(
        verdict instanceof ProofVerdict.Failed ? failed() : passed(verdict, laboratory));
  }

  private ProveResult searched(String why, FullSearch.Result run) {
    SearchResult searched = run.search();
    terms = terms.and(searched.coverage().terms());
    Optional<String> leftOut = PathClaims.leftOut(terms, settings);
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

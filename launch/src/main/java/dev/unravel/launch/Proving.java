package dev.unravel.launch;

import dev.unravel.explore.wire.Message;
import dev.unravel.launch.ProveResult.Method;
import dev.unravel.launch.SearchResult.FoundTrace;
import dev.unravel.prove.Budget;
import dev.unravel.prove.Choice;
import dev.unravel.prove.Course;
import dev.unravel.prove.Decider;
import dev.unravel.prove.Deciders;
import dev.unravel.prove.Place;
import dev.unravel.prove.Prover;
import dev.unravel.prove.Verdict;
import dev.unravel.prove.target.Charts;
import dev.unravel.prove.target.NotModelledException;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Proves that no schedule of a target fails, or finds one that does. A target that does something
 * which paths cannot say has every schedule run instead, if there are few enough.
 */
public final class Proving {
  /** States that one question may look at. */
  private static final long MOST_STATES = 5_000_000;

  /** Holds for everything that runs under control. */
  private static final List<String> ALWAYS =
      List.of(
          "this input, this JDK, this seed of random numbers",
          "sequential consistency: what the hardware may reorder besides is not covered");

  private static final List<String> OF_PATHS =
      List.of(
          "no spurious wake-ups",
          "strings and boxed numbers are told apart by what they hold, not by identity",
          "final fields are not read before they are written",
          "names of threads that the target does not name, and random numbers that several threads"
              + " draw from one source, decide nothing",
          "threads share no other state inside the JDK than what java.util, java.io and string"
              + " builders keep, and native code touches no field");

  private final WorkerSetup setup;
  private final ProveRequest request;
  private final RunListener listener;
  private final TraceFolder folder;
  private final Settings settings;
  private final long start = System.nanoTime();
  private Charts charts;
  private final Set<String> printed = new TreeSet<>();
  private Trace last;
  private ProveResult.Size size = ProveResult.Size.UNKNOWN;
  private Decider decider;
  private Prover prover;

  /** What is not known of classes that the target uses, or "". */
  private String beyond = "";

  /** Executions of an attempt that was given up. */
  private long before;

  private Proving(WorkerSetup setup, ProveRequest request, RunListener listener) {
    this.setup = setup;
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

  /** Does it. */
  public static ProveResult run(WorkerSetup setup, ProveRequest request, RunListener listener) {
    return new Proving(setup, request, listener).run();
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
            nothingYet(),
            request.hangMillis(),
            listener)) {
      Verdict verdict = prove(laboratory);
      if (verdict instanceof Verdict.Inconclusive inconclusive) {
        if (request.everySchedule() && !beyond.isEmpty()) {
          return everySchedule(reason(inconclusive));
        }
        return result(
            ProveResult.Verdict.INCONCLUSIVE,
            reason(inconclusive),
            Optional.empty(),
            inconclusive.open().stream().map(this::text).distinct().toList(),
            List.of());
      }
      if (verdict instanceof Verdict.Proved && laboratory.blind().isPresent()) {
        return result(
            ProveResult.Verdict.INCONCLUSIVE,
            laboratory.blind().get(),
            Optional.empty(),
            List.of(),
            List.of());
      }
      if (verdict instanceof Verdict.Proved proved) {
        return result(
            ProveResult.Verdict.PROVED,
            "",
            Optional.empty(),
            List.of(),
            assumptions(ofPaths(proved)));
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

  /** With what is known of classes; if that is not enough, with nothing known but memory. */
  private Verdict prove(WorkerLaboratory laboratory) {
    try {
      return prove(laboratory, false);
    } catch (NotModelledException classes) {
      before = prover.executions();
      beyond = classes.getMessage();
      return prove(laboratory, true);
    }
  }

  private Verdict prove(WorkerLaboratory laboratory, boolean opaque) {
    long most = request.maxExecutions() == 0 ? Long.MAX_VALUE : request.maxExecutions() - before;
    // Where there is another way, it gets half of the time.
    long spare = opaque && request.everySchedule() ? remainingMillis() / 2 : 0;
    Budget budget = new Budget(most, MOST_STATES, () -> remainingMillis() < spare);
    charts = new Charts(opaque);
    prover =
        new Prover(
            schedule -> execute(laboratory, schedule), decider, budget, request.boundLoops());
    return prover.prove();
  }

  private String reason(Verdict.Inconclusive inconclusive) {
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
    printed.add(charted.chart().printed());
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

  private ProveResult everySchedule(String why) {
    listener.note(why + "; so every schedule is run");
    SearchRequest search =
        new SearchRequest(
            request.target(),
            settings.withStrategy("exhaustive"),
            request.maxExecutions(),
            request.maxMillis() == 0 ? 0 : Math.max(1, remainingMillis()),
            request.hangMillis(),
            request.folder(),
            false);
    SearchResult searched = Search.run(setup, search, listener);
    boolean all =
        searched.coverage().everySchedule()
            && searched.coverage().uncontrolled().isEmpty()
            && searched.inconclusive().isEmpty();
    ProveResult.Verdict verdict =
        searched.found().isPresent()
            ? ProveResult.Verdict.FAILED
            : all ? ProveResult.Verdict.PROVED : ProveResult.Verdict.INCONCLUSIVE;
    String reason =
        verdict == ProveResult.Verdict.INCONCLUSIVE
            ? why + "; and not every schedule could be run" + because(searched)
            : why;
    return new ProveResult(
        verdict,
        Method.EVERY_SCHEDULE,
        reason,
        searched.found(),
        size,
        before + prover.executions() + searched.executions(),
        0,
        0,
        0,
        0,
        List.of(),
        List.of(),
        millis(),
        printed,
        verdict == ProveResult.Verdict.PROVED ? assumptions(List.of()) : List.of());
  }

  private static String because(SearchResult searched) {
    return searched.inconclusive().map(reason -> ": " + reason).orElse("");
  }

  private List<String> ofPaths(Verdict.Proved proved) {
    List<String> all = new ArrayList<>(OF_PATHS);
    all.addAll(charts.assumptions());
    if (!proved.cuts().isEmpty()) {
      all.add(
          "no loop goes round more than "
              + request.boundLoops()
              + (request.boundLoops() == 1 ? " time: " : " times: ")
              + String.join(", ", proved.cuts()));
    }
    return all;
  }

  private List<String> assumptions(List<String> besides) {
    return Stream.concat(ALWAYS.stream(), besides.stream()).toList();
  }

  private ProveResult result(
      ProveResult.Verdict verdict,
      String reason,
      Optional<FoundTrace> found,
      List<String> open,
      List<String> assumptions) {
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
        coverage(),
        millis(),
        printed,
        assumptions);
  }

  private String text(Place place) {
    return charts.thread(place.thread()) + (place.where().isEmpty() ? "" : " at " + place.where());
  }

  /** How many paths each thread has, and where they part. */
  private List<String> coverage() {
    List<Long> paths = prover.knowledge().pathsByThread();
    List<String> lines = new ArrayList<>();
    for (int thread = 0; thread < paths.size(); thread++) {
      int each = thread;
      String forks =
          prover.knowledge().forks().stream()
              .filter(place -> place.thread() == each)
              .map(place -> place.where() + " (" + place.ways() + " ways)")
              .collect(Collectors.joining(", "));
      lines.add(
          charts.thread(thread)
              + ": "
              + paths.get(thread)
              + (paths.get(thread) == 1 ? " path" : " paths")
              + (forks.isEmpty() ? "" : ", parting at " + forks));
    }
    return lines;
  }

  private long millis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  private long remainingMillis() {
    return request.maxMillis() == 0 ? Long.MAX_VALUE : request.maxMillis() - millis();
  }
}

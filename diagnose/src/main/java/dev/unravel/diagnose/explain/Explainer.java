package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.DataBugs;
import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.data.Trials;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.FailurePoint;
import dev.unravel.diagnose.facts.Locks;
import dev.unravel.diagnose.facts.Observed;
import dev.unravel.diagnose.facts.Stacks;
import dev.unravel.diagnose.facts.Times;
import dev.unravel.diagnose.facts.Words;
import dev.unravel.diagnose.trial.Contrasts;
import dev.unravel.diagnose.trial.Curve;
import dev.unravel.diagnose.trial.Experiments;
import dev.unravel.diagnose.trial.NotRepeatedException;
import dev.unravel.diagnose.trial.Observatory;
import dev.unravel.diagnose.trial.Orders;
import dev.unravel.diagnose.trial.Trial;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Says what went wrong in a failing execution.
 *
 * <p>The execution is repeated under observation. A failure that is a standstill is explained by
 * who waits for whom; any other by what the failing threads read, who wrote it, and what came
 * between. An execution ends with its first failure, though other threads might have gone on to
 * finish what they had begun; so it is run once more, the others go on after that, and what they do
 * then is looked at, too. Candidates are ranked by how near they are to the failure, and the first
 * one counts without which the target passes.
 */
public final class Explainer {
  /** Objects at which threads meet: who comes first decides what all the others see. */
  private static final Predicate<String> COORDINATOR =
      object -> object.startsWith("Phaser#") || object.startsWith("Exchanger#");

  /** A thread that waits is explained by data only if that is really near. */
  private static final int NEAR = 7;

  private static final int LONGEST_CURVE = 10_000;
  private static final int CURVE_POINTS = 60;
  private static final int CURVE_ROUNDS = 60;
  private static final long CURVE_MILLIS = 700;

  private final Observatory laboratory;
  private final Trace recorded;
  private final FailureSignature signature;

  /**
   * @param laboratory one that was made for the execution
   * @param recorded the failing execution
   */
  public Explainer(Observatory laboratory, Trace recorded) {
    this.laboratory = laboratory;
    this.recorded = recorded;
    if (!(recorded.outcome() instanceof Outcome.Fail fail)) {
      throw new NotRepeatedException("the execution did not fail, so there is nothing to explain");
    }
    this.signature = fail.signature();
  }

  /**
   * Explains it.
   *
   * @param passing an execution that passes, if one is known
   * @param origin how the execution came to be this short
   */
  public Explanation explain(Optional<Trace> passing, Optional<Origin> origin) {
    Observed failing = laboratory.observe(new Plan.Exact(recorded.schedule()), false);
    if (TraceHash.of(failing.trace()) != TraceHash.of(recorded)) {
      throw new NotRepeatedException("the execution does not repeat");
    }
    laboratory.keep();
    boolean isLeft = !failing.observation().standing().isEmpty();
    Observed further = isLeft && !isStandstill() ? goOn(failing) : failing;
    Facts facts = new Facts(further);
    int actions = failing.trace().actions().size();
    Experiments experiments = new Experiments(laboratory, signature, actions);
    experiments.lookAround(new Orders(facts), signature.kind() == FailureKind.LIVELOCK);
    RemedyTrials remedies = new RemedyTrials(laboratory);
    List<Finding> findings =
        new ArrayList<>(findings(facts, failing.trace(), experiments, remedies, passing));
    findings.set(0, remedies.tried(findings.get(0)));
    List<Trace> passed = new ArrayList<>(experiments.passing());
    passing.ifPresent(passed::add);
    return new Explanation(
        failing.trace(),
        new Stacks(failing.observation().stacks(), failing.observation().indices()),
        findings,
        experiments.checks(),
        Histories.of(new Facts(failing), findings),
        new Contrasts(laboratory, failing.trace()).of(passed),
        origin,
        curve(failing.trace()));
  }

  /** How much was decided when; a long execution is not left everywhere. */
  private Optional<Curve> curve(Trace failing) {
    long actions = failing.actions().size();
    if (signature.kind() == FailureKind.LIVELOCK || actions > LONGEST_CURVE) {
      return Optional.empty();
    }
    // What continues is the execution that failed, without what the others did afterwards.
    laboratory.attempt(new Plan.Exact(recorded.schedule()));
    laboratory.keep();
    List<Long> clocks = new ArrayList<>();
    long step = Math.max(1, actions / CURVE_POINTS);
    for (long clock = 0; clock < actions; clock += step) {
      clocks.add(clock);
    }
    clocks.add(actions);
    return Optional.of(laboratory.continuations(signature, clocks, CURVE_ROUNDS, CURVE_MILLIS))
        .filter(curve -> curve.rounds() > 0);
  }

  /** The same execution, with the others going on after the failing thread has ended. */
  private Observed goOn(Observed failing) {
    Observed further = laboratory.observe(new Plan.Guided(recorded.schedule()), true);
    if (!isSame(failing.trace(), further.trace())) {
      return failing;
    }
    laboratory.keep();
    return further;
  }

  private boolean isSame(Trace failing, Trace further) {
    int actions = failing.actions().size();
    if (!(further.outcome() instanceof Outcome.Fail fail)
        || !fail.signature().equals(signature)
        || further.actions().size() < actions) {
      return false;
    }
    long[] one = TraceHash.actions(failing);
    long[] other = TraceHash.actions(further);
    for (int i = 0; i < actions; i++) {
      if (one[i] != other[i]) {
        return false;
      }
    }
    return true;
  }

  private List<Finding> findings(
      Facts facts,
      Trace failing,
      Experiments experiments,
      RemedyTrials remedies,
      Optional<Trace> passing) {
    Words words = new Words(facts, failing);
    Locks locks = new Locks(facts);
    Trials trials = new Trials(facts, locks, words);
    if (signature.kind() == FailureKind.LIVELOCK) {
      return List.of(
          experiments.alwaysFails() ? sequential(experiments) : new Livelocks(facts, words).find());
    }
    if (signature.kind() == FailureKind.RACE) {
      Optional<Finding> race = new RacyPair(facts, words).find(failing.actions().size() - 1);
      if (race.isPresent()) {
        return List.of(race.get());
      }
    }
    Optional<Finding> certain =
        new StrayReleases(facts, locks, words).find(failing.actions().size());
    if (certain.isPresent()) {
      return List.of(certain.get());
    }
    Optional<Suspicion> standstill =
        isStandstill()
            ? new Deadlocks(facts, locks, words, trials)
                .find()
                .or(() -> swallowed(facts, words))
                .or(() -> new Notifications(facts, locks, words, trials).find())
            : Optional.empty();
    if (standstill.isPresent()) {
      for (Trial trial : standstill.get().trials()) {
        experiments.run(trial, facts.trace().schedule().picks());
      }
      return List.of(standstill.get().finding());
    }
    if (facts.trace().objects().stream().anyMatch(COORDINATOR)) {
      Optional<Finding> parted =
          parted(facts, failing, experiments, passing, remedies, COORDINATOR);
      if (parted.isPresent()) {
        return List.of(parted.get());
      }
    }
    DataBugs bugs = new DataBugs(facts, locks, words, trials, failing.actions().size());
    Optional<Finding> found =
        bugs.confirmed(experiments, isStandstill() ? NEAR : Integer.MAX_VALUE)
            .map(each -> isStandstill() ? each : surviving(each, bugs, experiments, remedies));
    if (found.isEmpty() && !facts.seen().locals().isEmpty()) {
      found =
          new LeftBehind(facts, words)
              .find(failing.actions().size(), watched(failing, experiments, passing));
    }
    if (found.isEmpty() && experiments.alwaysFails()) {
      found = Optional.of(sequential(experiments));
    }
    if (found.isEmpty()) {
      found = parted(facts, failing, experiments, passing, remedies, object -> true);
    }
    if (found.isEmpty() && isStandstill()) {
      found = new Notifications(facts, locks, words, trials).neverSent();
    }
    if (found.isPresent()) {
      return List.of(found.get());
    }
    List<Finding> all = new ArrayList<>();
    FailurePoint point = FailurePoint.of(facts, failing.actions().size());
    Optional<String> hint = new Times(facts).hint(point, words);
    all.add(unknown(experiments, bugs.ranked().isEmpty(), hint));
    all.addAll(bugs.ranked());
    return all;
  }

  /**
   * Where an order that is kept to does not help, it was only part of what is to be one step: that
   * is the cause if to keep it together does help.
   */
  private static Finding surviving(
      Finding found, DataBugs bugs, Experiments experiments, RemedyTrials remedies) {
    boolean isOrder =
        switch (found.pattern()) {
          case ORDER_VIOLATION, DATA_RACE, USE_BEFORE_INITIALISATION, USE_AFTER_CLOSE -> true;
          default -> false;
        };
    if (!isOrder || found.remedies().isEmpty()) {
      return found;
    }
    Finding tried = remedies.tried(found).with(List.of());
    return remedies.areRefuted()
        ? bugs.oneStep(
                experiments,
                each ->
                    Optional.of(remedies.tried(each).with(List.of()))
                        .filter(it -> remedies.hasSurvivor()))
            .orElse(tried)
        : tried;
  }

  /** An execution that passes, watched as closely as the failing one. */
  private Optional<Facts> watched(Trace failing, Experiments experiments, Optional<Trace> known) {
    List<Trace> passed = new ArrayList<>(experiments.passing());
    known.ifPresent(passed::add);
    return new Contrasts(laboratory, failing)
        .nearestFirst(passed).stream()
            .findFirst()
            .map(each -> laboratory.observe(new Plan.Exact(each.schedule()), false))
            .filter(each -> each.trace().outcome() instanceof Outcome.Pass)
            .map(Facts::new);
  }

  /** What the failing execution does too early, beside those that pass. */
  private Optional<Finding> parted(
      Facts facts,
      Trace failing,
      Experiments experiments,
      Optional<Trace> passing,
      RemedyTrials remedies,
      Predicate<String> about) {
    List<Trace> passed = new ArrayList<>(experiments.passing());
    passing.ifPresent(passed::add);
    Words words = new Words(facts, failing);
    int actions = failing.actions().size();
    return new Contrasts(laboratory, failing)
        .nearestFirst(passed).stream()
            .map(each -> new Parting(facts, each, new Locks(facts), words, actions))
            .flatMap(parting -> parting.find(remedies, about).stream())
            .findFirst();
  }

  private static Optional<Suspicion> swallowed(Facts facts, Words words) {
    return new Interrupts(facts, words).find().map(found -> new Suspicion(found, List.of()));
  }

  private boolean isStandstill() {
    return switch (signature.kind()) {
      case DEADLOCK, LOST_NOTIFICATION, LIVELOCK -> true;
      default -> false;
    };
  }

  private Finding sequential(Experiments experiments) {
    return new Finding(
        Pattern.SEQUENTIAL,
        "",
        "It fails whatever the order of the threads: without any preemption, and in all "
            + experiments.orders()
            + " orders that were tried.",
        List.of(),
        List.of(),
        "no order that was tried passes",
        Optional.of("debug it as a sequential program; the schedule seems to have no part in it"));
  }

  private Finding unknown(Experiments experiments, boolean nothing, Optional<String> hint) {
    String passed = experiments.passing().isEmpty() ? "no" : "some";
    return new Finding(
        Pattern.UNKNOWN,
        "",
        nothing
            ? "The trace shows no conflict between threads near the failure; of "
                + experiments.orders()
                + " orders that were tried, "
                + passed
                + " passed."
            : "No single cause stands out; the likeliest comes first. A schedule with fewer"
                + " preemptions may say more: simplify it.",
        List.of(),
        List.of(),
        "no single change of order that was tried makes the target pass",
        hint);
  }
}

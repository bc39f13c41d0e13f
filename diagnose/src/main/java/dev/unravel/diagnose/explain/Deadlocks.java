package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Finding.Evidence;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.data.Trials;
import dev.unravel.diagnose.facts.Calls;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Locks;
import dev.unravel.diagnose.facts.WaitsFor;
import dev.unravel.diagnose.facts.Words;
import dev.unravel.diagnose.remedy.Remedy;
import dev.unravel.diagnose.remedy.SourceLines;
import dev.unravel.diagnose.trial.Trial;
import dev.unravel.trace.Operation;
import dev.unravel.trace.seen.Standing;
import dev.unravel.wire.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Threads that wait for each other: in a cycle, or for one that sleeps with a lock in its hand. */
final class Deadlocks {
  private final Facts facts;
  private final Locks locks;
  private final Words words;
  private final Trials trials;
  private final WaitsFor waits;

  Deadlocks(Facts facts, Locks locks, Words words, Trials trials) {
    this.facts = facts;
    this.locks = locks;
    this.words = words;
    this.trials = trials;
    this.waits = new WaitsFor(facts, locks);
  }

  Optional<Suspicion> find() {
    List<Standing> cycle = waits.cycle();
    if (!cycle.isEmpty()) {
      return Optional.of(cycle.size() == 1 ? self(cycle.get(0)) : cycle(cycle));
    }
    return pool().or(this::lockedOut).or(this::holderEnded);
  }

  private Suspicion self(Standing it) {
    int taken = waits.taken(it, it.thread());
    String sentence =
        words.thread(it.thread())
            + " "
            + wants(it)
            + (taken < 0
                ? ", which only it could give."
                : ", but has it already" + since(taken) + " and so keeps it from itself.");
    return suspicion(
        Pattern.SELF_DEADLOCK,
        sentence,
        List.of(it),
        taken < 0 ? List.of() : List.of(taken),
        "no other thread is part of it",
        "give it back before asking again, or use a lock that its owner may take twice",
        List.of());
  }

  private Suspicion cycle(List<Standing> cycle) {
    List<String> parts = new ArrayList<>();
    List<Integer> taken = new ArrayList<>();
    for (int k = 0; k < cycle.size(); k++) {
      Standing it = cycle.get(k);
      Standing before = cycle.get((k + cycle.size() - 1) % cycle.size());
      int took = waits.taken(before, it.thread());
      parts.add(words.thread(it.thread()) + holds(before, took) + wants(it));
      if (took >= 0) {
        taken.add(took);
      }
    }
    Pattern pattern = pattern(cycle);
    Suspicion found =
        suspicion(
            pattern,
            String.join("; ", parts) + ".",
            cycle,
            taken,
            "the threads wait for each other in a cycle of " + cycle.size(),
            hint(pattern, cycle),
            taken.stream()
                .max(Comparator.naturalOrder())
                .map(
                    last ->
                        trials.holding(
                            last,
                            words.by(last)
                                + " takes "
                                + words.quoted(lockName(last, cycle))
                                + words.at(last)
                                + " only when the others can go no further"))
                .stream()
                .toList());
    return pattern == Pattern.CLASS_INITIALISATION_DEADLOCK
        ? found
        : found.with(gated(cycle, hint(pattern, cycle)));
  }

  /** In the same order everywhere, only one thread at a time is where it holds one of them. */
  private List<Remedy> gated(List<Standing> cycle, String text) {
    List<Rule.Lines> regions = new ArrayList<>();
    for (int k = 0; k < cycle.size(); k++) {
      Standing it = cycle.get(k);
      int took = waits.taken(cycle.get((k + cycle.size() - 1) % cycle.size()), it.thread());
      if (took < 0) {
        return List.of();
      }
      Optional<Rule.Lines> region = SourceLines.region(facts.stack(took), it.frames());
      if (region.isEmpty()) {
        return List.of();
      }
      region.filter(each -> !regions.contains(each)).ifPresent(regions::add);
    }
    return List.of(new Remedy(text, List.of(new Rule.OneAtATime(regions, List.of()))));
  }

  private String lockName(int taken, List<Standing> cycle) {
    return cycle.stream()
        .filter(it -> it.object() == facts.action(taken).object() && !it.className().isEmpty())
        .findFirst()
        .map(Standing::className)
        .orElse(facts.object(taken));
  }

  private Pattern pattern(List<Standing> cycle) {
    if (cycle.stream().anyMatch(it -> !it.className().isEmpty())) {
      return Pattern.CLASS_INITIALISATION_DEADLOCK;
    }
    boolean locksOnly =
        cycle.stream()
            .allMatch(
                it ->
                    it.why() == Standing.Why.BLOCKED
                        || it.why() == Standing.Why.PARKED && Calls.isLock(name(it)));
    return locksOnly ? Pattern.LOCK_ORDER_DEADLOCK : Pattern.RESOURCE_DEADLOCK;
  }

  private String hint(Pattern pattern, List<Standing> cycle) {
    return switch (pattern) {
      case CLASS_INITIALISATION_DEADLOCK ->
          "let neither initialiser need the other class, or initialise both in one thread first";
      case LOCK_ORDER_DEADLOCK ->
          "take the locks in the same order everywhere, for instance "
              + words.quoted(wanted(cycle.get(0)))
              + " always "
              + (cycle.size() == 2 ? "before " + words.quoted(wanted(cycle.get(1))) : "first");
      default ->
          cycle.stream().allMatch(this::wantsPermit)
              ? "take all the permits that a thread needs in one call, as acquire(2) does"
              : "let no thread wait for another while it holds what that one needs";
    };
  }

  private boolean wantsPermit(Standing it) {
    return it.object() >= 0 && Calls.isSemaphore(name(it));
  }

  private String holds(Standing before, int took) {
    if (wantsPermit(before)) {
      return " holds a permit of "
          + words.quoted(wanted(before))
          + (took < 0 ? "" : since(took))
          + " and ";
    }
    return switch (before.why()) {
      case JOINING -> " has not ended, since it ";
      default ->
          (before.className().isEmpty() ? " holds " : " initialises ")
              + words.quoted(wanted(before))
              + (took < 0 ? "" : since(took))
              + " and ";
    };
  }

  private String wants(Standing it) {
    String at = Words.at(it.frames());
    return switch (it.why()) {
      case JOINING -> "waits for the end of " + words.thread(it.holder()) + at;
      case BLOCKED ->
          (it.className().isEmpty() ? "wants " : "needs ") + words.quoted(wanted(it)) + at;
      default -> (wantsPermit(it) ? "wants another of " : "wants ") + words.quoted(wanted(it)) + at;
    };
  }

  private String since(int taken) {
    return facts.place(taken).map(at -> " since " + Words.shortForm(at)).orElse("");
  }

  private String wanted(Standing it) {
    return it.className().isEmpty()
        ? name(it)
        : it.className().substring(it.className().lastIndexOf('.') + 1);
  }

  private String name(Standing it) {
    return it.object() < 0 ? "a permit" : facts.trace().objects().get(it.object());
  }

  /** A task of a pool that waits for another one, which the pool has no thread to run for. */
  private Optional<Suspicion> pool() {
    for (Standing it : waits.standing()) {
      boolean inPool =
          it.frames().stream()
              .anyMatch(
                  f ->
                      f.className().startsWith("java.util.concurrent.ThreadPoolExecutor")
                          || f.className().startsWith("java.util.concurrent.ForkJoin"));
      if (inPool
          && it.why() == Standing.Why.PARKED
          && it.object() >= 0
          && Calls.isFuture(name(it))) {
        int handed = waits.last(it.thread(), i -> Calls.isPool(facts.object(i)));
        int asks = waits.last(it.thread(), i -> facts.operation(i) == Operation.CALL);
        String task =
            handed < 0
                ? ", a task that has not run"
                : ", a task that it handed to "
                    + words.quoted(facts.object(handed))
                    + words.at(handed);
        return Optional.of(
            suspicion(
                Pattern.RESOURCE_DEADLOCK,
                words.thread(it.thread())
                    + " waits for "
                    + words.quoted(name(it))
                    + Words.at(it.frames())
                    + task
                    + ", but it is itself a thread of a pool, and no other is left to run that"
                    + " task.",
                List.of(it),
                asks < 0 ? List.of() : List.of(asks),
                "a thread of a pool waits for a task that nobody runs",
                "let no task wait for another one of the same pool, or give them a pool each",
                List.of()));
      }
    }
    return Optional.empty();
  }

  /** A thread that is to be woken, but keeps a lock that another one needs to go on. */
  private Optional<Suspicion> lockedOut() {
    for (Standing kept : waits.standing()) {
      Optional<Standing> sleeper = waits.holder(kept).flatMap(waits::of);
      boolean sleeps =
          kept.why() != Standing.Why.JOINING
              && sleeper
                  .filter(s -> s.why() == Standing.Why.WAITING || s.why() == Standing.Why.PARKED)
                  .isPresent();
      if (sleeps) {
        Standing it = sleeper.get();
        int taken = waits.taken(kept, it.thread());
        String sentence =
            words.thread(it.thread())
                + " waits "
                + (it.why() == Standing.Why.WAITING ? "to be notified on " : "for ")
                + words.quoted(name(it))
                + Words.at(it.frames())
                + " and keeps "
                + words.quoted(wanted(kept))
                + (taken < 0 ? "" : since(taken))
                + ", which "
                + words.thread(kept.thread())
                + " needs to go on"
                + Words.at(kept.frames())
                + ".";
        int asleep = waits.last(it.thread(), i -> true);
        return Optional.of(
            suspicion(
                Pattern.RESOURCE_DEADLOCK,
                sentence,
                List.of(kept, it),
                taken < 0 ? List.of(asleep) : List.of(taken, asleep),
                "a thread waits to be woken while it holds a lock that another one wants",
                "wait with no other lock held than the one that wait gives back",
                taken < 0
                    ? List.of()
                    : List.of(
                        trials.holding(
                            taken,
                            words.by(taken)
                                + " takes "
                                + words.quoted(facts.object(taken))
                                + words.at(taken)
                                + " only when the others can go no further"))));
      }
    }
    return Optional.empty();
  }

  /** A lock or permit that its last holder took to the grave. */
  private Optional<Suspicion> holderEnded() {
    for (Standing it : waits.standing()) {
      if (it.object() < 0 || it.why() == Standing.Why.WAITING) {
        continue;
      }
      for (int thread = 0; thread < facts.trace().threads().size(); thread++) {
        int taken = waits.of(thread).isPresent() ? -1 : waits.taken(it, thread);
        if (taken >= 0) {
          return Optional.of(
              suspicion(
                  Pattern.RESOURCE_DEADLOCK,
                  words.thread(it.thread())
                      + " "
                      + wants(it)
                      + ", but "
                      + words.thread(thread)
                      + " took it"
                      + words.at(taken)
                      + " and ended without giving it back.",
                  List.of(it),
                  List.of(taken),
                  "the holder has ended",
                  "give it back in a finally block",
                  List.of()));
        }
      }
    }
    return Optional.empty();
  }

  private Suspicion suspicion(
      Pattern pattern,
      String sentence,
      List<Standing> about,
      List<Integer> taken,
      String reason,
      String hint,
      List<Trial> tries) {
    List<Evidence> evidence = new ArrayList<>();
    for (int i : taken) {
      evidence.add(new Evidence(i + 1L, words.by(i) + " " + facts.operation(i).word() + "s"));
    }
    for (Standing it : about) {
      int asks =
          waits.last(it.thread(), i -> facts.action(i).object() == it.object() && it.object() >= 0);
      if (asks >= 0
          && taken.stream().noneMatch(i -> i == asks)
          && facts.operation(asks) == Operation.CALL) {
        evidence.add(new Evidence(asks + 1L, words.by(asks) + " waits"));
      }
    }
    evidence.sort(Comparator.comparingLong(Evidence::clock));
    List<String> variables = about.stream().map(this::wanted).distinct().toList();
    return new Suspicion(
        new Finding(pattern, "", sentence, variables, evidence, reason, Optional.of(hint)), tries);
  }
}

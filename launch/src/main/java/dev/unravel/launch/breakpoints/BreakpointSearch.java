package dev.unravel.launch.breakpoints;

import dev.unravel.diagnose.breakpoints.Meeting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * Looks for the fewest meetings that make plain runs of the target fail.
 *
 * <p>One meeting after the other is tried in a few runs, the likeliest first; one that fails in all
 * of them, met each time, is tried in some more. A thread may come so late that the other has gone
 * on, so meetings that are not reached are tried again with more time. Where no meeting is enough
 * alone, others are added to the best ones; what turns out not to be needed is taken out again.
 */
public final class BreakpointSearch {
  /** A set that was tried, with its result. */
  public record Tried(BreakpointSet set, Rate rate) {
    public boolean isBetterThan(Tried other) {
      return rate.failureRate() != other.rate.failureRate()
          ? rate.failureRate() > other.rate.failureRate()
          : rate.hitRate() > other.rate.hitRate();
    }
  }

  private static final int FEW = 3;
  private static final int SOME = 12;
  public static final double GOOD = 0.99;
  private static final int MOST_MEETINGS = 28;
  private static final int MOST_BASES = 3;
  private static final int MOST_TOGETHER = 3;
  private static final long SHORT_MILLIS = 500;
  private static final long LONG_MILLIS = 2_000;

  private final PlainTrials trials;
  private final List<Meeting> meetings;
  private final SearchListener listener;
  private final long deadline;
  private final List<Tried> all = new ArrayList<>();

  /** Hears what is tried. */
  public interface SearchListener {
    void trying(int number, int of, Optional<Tried> best);

    void tried(Tried what);
  }

  /**
   * @param mostMillis milliseconds after which nothing else is begun
   */
  public BreakpointSearch(
      PlainTrials trials, List<Meeting> meetings, long mostMillis, SearchListener listener) {
    this.trials = trials;
    this.deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(mostMillis);
    this.meetings = meetings.stream().limit(MOST_MEETINGS).toList();
    this.listener = listener;
  }

  /** The best that was found; empty if there is nothing to try. */
  public Optional<Tried> run() {
    Optional<Tried> found =
        alone(SHORT_MILLIS)
            .or(() -> alone(LONG_MILLIS))
            .or(this::neverMet)
            .or(this::together)
            .map(this::minimal);
    return found.or(this::best);
  }

  /** Threads that only wait in vain can be late enough, too; a meeting that happens is better. */
  private Optional<Tried> neverMet() {
    List<Tried> failing =
        all.stream().filter(tried -> tried.rate().failures() == tried.rate().runs()).toList();
    for (Tried seemed : failing) {
      Tried tried = seemed.rate().runs() > FEW ? seemed : learn(seemed, rate(seemed.set(), SOME));
      if (tried.rate().failureRate() >= GOOD) {
        return Optional.of(tried);
      }
    }
    return Optional.empty();
  }

  /** More runs have shown how good a set really is; what is tried next goes by that. */
  public Tried learn(Tried seemed, Rate more) {
    Tried known = new Tried(seemed.set, seemed.rate.and(more));
    all.replaceAll(tried -> tried == seemed ? known : tried);
    return known;
  }

  /** How many sets were tried. */
  public int tried() {
    return all.size();
  }

  private Optional<Tried> alone(long timeoutMillis) {
    int number = 0;
    for (Meeting meeting : meetings) {
      if (System.nanoTime() > deadline) {
        return Optional.empty();
      }
      listener.trying(++number, meetings.size(), best());
      for (Meeting variant : variants(meeting)) {
        BreakpointSet set = new BreakpointSet(List.of(variant), timeoutMillis);
        Tried tried = attempt(set);
        if (!isGood(tried) && tried.rate().failures() > 0 && tried.rate().hitRate() < GOOD) {
          tried = attempt(set.waiting(LONG_MILLIS));
        }
        if (isGood(tried)) {
          return Optional.of(tried);
        }
      }
    }
    return Optional.empty();
  }

  /** The time the threads come there, as it was in the trace; then any time. */
  private static List<Meeting> variants(Meeting meeting) {
    Meeting anyTime = meeting.anyTime();
    return anyTime.isLike(meeting) ? List.of(meeting) : List.of(meeting, anyTime);
  }

  private Optional<Tried> together() {
    for (int size = 2; size <= MOST_TOGETHER; size++) {
      int wanted = size - 1;
      List<Tried> bases =
          all.stream()
              .filter(tried -> tried.set().meetings().size() == wanted)
              .filter(tried -> tried.rate().hits() > 0 || tried.rate().failures() > 0)
              .sorted((a, b) -> a.isBetterThan(b) ? -1 : b.isBetterThan(a) ? 1 : 0)
              .limit(MOST_BASES)
              .toList();
      for (Tried base : bases) {
        Optional<Tried> found = extended(base);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Tried> extended(Tried base) {
    int number = 0;
    for (Meeting meeting : meetings) {
      if (System.nanoTime() > deadline) {
        return Optional.empty();
      }
      listener.trying(++number, meetings.size(), best());
      if (base.set().meetings().stream().noneMatch(meeting::isLike)) {
        Tried tried = attempt(base.set().with(meeting));
        if (isGood(tried)) {
          return Optional.of(tried);
        }
      }
    }
    return Optional.empty();
  }

  private Tried attempt(BreakpointSet set) {
    return all.stream()
        .filter(tried -> tried.set().equals(set))
        .findFirst()
        .orElseGet(() -> attemptNew(set));
  }

  private Tried attemptNew(BreakpointSet set) {
    Rate rate = rate(set, 1);
    if (rate.hits() + rate.failures() > 0) {
      rate = rate.and(rate(set, FEW - 1));
    }
    if (rate.failures() == FEW && rate.hits() == FEW) {
      rate = rate.and(rate(set, SOME));
    }
    Tried tried = new Tried(set, rate);
    all.add(tried);
    listener.tried(tried);
    return tried;
  }

  private Rate rate(BreakpointSet set, int runs) {
    return trials.with(set.lines(), names(set), runs, done -> {});
  }

  public static List<String> names(BreakpointSet set) {
    return IntStream.range(0, set.meetings().size()).mapToObj(BreakpointSet::name).toList();
  }

  private static boolean isGood(Tried tried) {
    return tried.rate().runs() > FEW
        && tried.rate().failureRate() >= GOOD
        && tried.rate().hitRate() >= GOOD;
  }

  private Optional<Tried> best() {
    return all.stream().reduce((a, b) -> b.isBetterThan(a) ? b : a);
  }

  /** Without those of which each alone could be left out. */
  private Tried minimal(Tried good) {
    Tried best = good;
    for (Meeting meeting : good.set().meetings()) {
      if (best.set().meetings().size() > 1) {
        Tried fewer = attempt(best.set().without(meeting));
        best = isGood(fewer) ? fewer : best;
      }
    }
    return best;
  }
}

package dev.unravel.diagnose.isolate;

import dev.unravel.diagnose.Attempt;
import dev.unravel.diagnose.Laboratory;
import dev.unravel.trace.Switch;
import dev.unravel.wire.Plan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Looks for a schedule with another outcome in the neighbourhood of one.
 *
 * <p>As in section 5 of Choi and Zeller (ISSTA 2002), each switch is moved by a random number of
 * ticks around its clock, with a normal distribution that is narrow at first and gets wider step by
 * step: the nearer the schedule that is found, the less there is to narrow down. Besides, where
 * there are few switches, each is left out once, which is often all it takes; and when moving the
 * switches does not help at any width, some are added, anywhere.
 *
 * <p>What differs from the paper: where there are many switches, a switch is moved relative to the
 * one before it. Moved around its own clock by as much as a turn lasts, it would change places with
 * others, and the first of many switches would always come early; so no thread would ever have a
 * longer turn at the beginning, and that is where many a bug is. Turns that are longer and shorter
 * at random are what another run on the same machine would have had, too.
 */
final class Fuzz {
  /**
   * Up to so many switches it pays to leave out each of them, and to try the same width more often.
   * More of them are a long run, of which one wants few; and then one try moves many switches.
   */
  private static final int FEW = 16;

  /** Ticks. Wider than this, leaving switches out may be the smaller change. */
  private static final int NARROW = 4;

  private static final int MOST_ADDED = 4;

  private final Laboratory laboratory;
  private final Plan.Switches start;
  private final long end;
  private final Random random;
  private final boolean few;

  /** Schedules for each width, and for each number of added switches. */
  private final int tries;

  /** How much wider each step is than the one before. */
  private final int growth;

  private final Set<Plan.Switches> tried = new HashSet<>();

  /**
   * @param laboratory where to try schedules
   * @param start the schedule to change
   * @param end clock at which its run is over
   * @param seed of the random numbers
   */
  Fuzz(Laboratory laboratory, Plan.Switches start, long end, long seed) {
    this.laboratory = laboratory;
    this.start = start;
    this.end = end;
    this.random = new Random(seed);
    this.few = start.switches().size() <= FEW;
    this.tries = few ? 8 : 2;
    this.growth = few ? 2 : 4;
    tried.add(start);
  }

  /**
   * A schedule that was found.
   *
   * @param plan the schedule
   * @param attempt what it did
   */
  record Found(Plan.Switches plan, Attempt attempt) {}

  /** Looks for a schedule that does what is wanted. */
  Optional<Found> find(Predicate<Attempt> wanted) {
    return moved(1, Math.min(NARROW, end), wanted)
        .or(() -> leftOut(wanted))
        .or(() -> moved(growth * NARROW, end, wanted))
        .or(() -> attempt(List.of(), wanted))
        .or(() -> added(wanted));
  }

  private Optional<Found> moved(long narrowest, long widest, Predicate<Attempt> wanted) {
    for (long width = narrowest; width <= widest; width *= growth) {
      long sigma = width;
      Optional<Found> found = severalTimes(() -> moved(sigma), wanted);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private List<Switch> moved(long sigma) {
    long[] clocks = few ? movedAlone(sigma) : movedByTurns(sigma);
    List<Switch> moved = new ArrayList<>();
    long last = 0;
    for (int i = 0; i < clocks.length; i++) {
      last = Math.max(last + 1, clocks[i]);
      if (last >= end) {
        break;
      }
      moved.add(new Switch(last, start.switches().get(i).thread()));
    }
    return moved;
  }

  private long[] movedAlone(long sigma) {
    return start.switches().stream()
        .mapToLong(old -> old.clock() + random(sigma))
        .sorted()
        .toArray();
  }

  private long[] movedByTurns(long sigma) {
    long[] clocks = new long[start.switches().size()];
    long before = 0;
    long beforeMoved = 0;
    for (int i = 0; i < clocks.length; i++) {
      long clock = start.switches().get(i).clock();
      clocks[i] = beforeMoved + Math.max(1, clock - before + random(sigma));
      before = clock;
      beforeMoved = clocks[i];
    }
    return clocks;
  }

  private long random(long sigma) {
    return Math.round(random.nextGaussian() * sigma);
  }

  private Optional<Found> leftOut(Predicate<Attempt> wanted) {
    int count = start.switches().size();
    for (int i = count - 1; i >= 0 && few; i--) {
      List<Switch> fewer = new ArrayList<>(start.switches());
      fewer.remove(i);
      Optional<Found> found = attempt(fewer, wanted);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<Found> added(Predicate<Attempt> wanted) {
    for (int more = 1; more <= MOST_ADDED; more++) {
      int count = more;
      Optional<Found> found = severalTimes(() -> added(count), wanted);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private List<Switch> added(int count) {
    List<Switch> switches = new ArrayList<>(start.switches());
    for (int i = 0; i < count; i++) {
      long clock = 1 + (long) (random.nextDouble() * (end - 1));
      if (switches.stream().noneMatch(other -> other.clock() == clock)) {
        switches.add(new Switch(clock, Switch.NEXT));
      }
    }
    switches.sort(Comparator.comparingLong(Switch::clock));
    return switches;
  }

  private Optional<Found> severalTimes(Supplier<List<Switch>> next, Predicate<Attempt> wanted) {
    for (int i = 0; i < tries; i++) {
      Optional<Found> found = attempt(next.get(), wanted);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<Found> attempt(List<Switch> switches, Predicate<Attempt> wanted) {
    Plan.Switches plan = new Plan.Switches(switches, start.picks());
    if (!tried.add(plan)) {
      return Optional.empty();
    }
    Attempt attempt = laboratory.attempt(plan);
    return wanted.test(attempt) ? Optional.of(new Found(plan, attempt)) : Optional.empty();
  }
}

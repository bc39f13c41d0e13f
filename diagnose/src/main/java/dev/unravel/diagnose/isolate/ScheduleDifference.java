package dev.unravel.diagnose.isolate;

import dev.unravel.trace.Switch;
import dev.unravel.wire.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The difference between a passing and a failing schedule, taken apart into atomic differences.
 *
 * <p>Both schedules are lists of switches. The shorter list is padded with switches at the end of
 * the run, where they do nothing. The switches are then compared one by one, by their number: a
 * switch at clock 17 in one list and at clock 10 in the other is seven atomic differences, one for
 * each tick. If they go to different threads, that is one more, and it is the first to be applied.
 * If the schedules differ in their choices that are not between threads, all of these together are
 * one atomic difference, the last.
 *
 * <p>It does not matter which of the ticks of a switch are applied, only how many. So a mix of the
 * two schedules is a number for each switch: how many of its atomic differences are applied to the
 * passing schedule. Nothing here grows with the number of atomic differences, which may well be
 * some billions.
 */
final class ScheduleDifference {
  private final List<Switch> passing;
  private final List<Switch> failing;
  private final List<Integer> passingPicks;
  private final List<Integer> failingPicks;
  private final long end;

  /**
   * @param passing the passing schedule
   * @param failing the failing schedule
   * @param end clock at which both runs are over
   */
  ScheduleDifference(Plan.Switches passing, Plan.Switches failing, long end) {
    this.end = end;
    this.passing = padded(passing.switches(), failing.switches());
    this.failing = padded(failing.switches(), passing.switches());
    this.passingPicks = passing.picks();
    this.failingPicks = failing.picks();
  }

  private List<Switch> padded(List<Switch> switches, List<Switch> other) {
    List<Switch> padded = new ArrayList<>(switches);
    for (int i = switches.size(); i < other.size(); i++) {
      padded.add(new Switch(end, other.get(i).thread()));
    }
    return List.copyOf(padded);
  }

  /** How many switches there are to compare. */
  int switches() {
    return passing.size();
  }

  /** The passing schedule: nothing is applied. */
  long[] nothing() {
    return new long[switches() + 1];
  }

  /** The failing schedule: everything is applied. */
  long[] everything() {
    long[] sizes = nothing();
    for (int i = 0; i < switches(); i++) {
      sizes[i] = Math.abs(passing.get(i).clock() - failing.get(i).clock()) + threadDiffers(i);
    }
    sizes[switches()] = passingPicks.equals(failingPicks) ? 0 : 1;
    return sizes;
  }

  private int threadDiffers(int number) {
    return passing.get(number).thread() == failing.get(number).thread() ? 0 : 1;
  }

  /**
   * A mix of both schedules, unless that is no schedule since its clocks do not increase. Switches
   * at the end are left out: a mix may run longer than both, and they are not meant to do anything
   * then.
   */
  Optional<Plan.Switches> mix(long[] applied) {
    List<Switch> switches = new ArrayList<>();
    long last = -1;
    for (int i = 0; i < switches(); i++) {
      Switch mixed = at(i, applied[i]);
      if (mixed.clock() < last || mixed.clock() == last && last < end) {
        return Optional.empty();
      }
      last = mixed.clock();
      if (last < end) {
        switches.add(mixed);
      }
    }
    List<Integer> picks = applied[switches()] == 0 ? passingPicks : failingPicks;
    return Optional.of(new Plan.Switches(switches, picks));
  }

  /** A switch, by its number from 0, with so many of its atomic differences applied. */
  Switch at(int number, long applied) {
    Switch from = passing.get(number);
    Switch to = failing.get(number);
    if (applied == 0) {
      return from;
    }
    long ticks = applied - threadDiffers(number);
    long clock = from.clock() + (to.clock() >= from.clock() ? ticks : -ticks);
    return new Switch(clock, to.thread());
  }

  /** Whether a switch is padding. */
  boolean isPadding(Switch some) {
    return some.clock() >= end;
  }
}

package dev.unravel.diagnose.isolate;

import dev.unravel.trace.Interval;
import dev.unravel.trace.Switch;
import dev.unravel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says in terms of two recorded runs what the differences left between their schedules are. */
final class Comparison {
  private final Trace failing;
  private final Trace passing;
  private final Locator locator;

  Comparison(Trace failing, Trace passing, Locator locator) {
    this.failing = failing;
    this.passing = passing;
    this.locator = locator;
  }

  /** The switches in which two mixes differ. */
  List<SwitchDifference> of(ScheduleDifference difference, long[] passes, long[] fails) {
    List<SwitchDifference> remaining = new ArrayList<>();
    for (int i = 0; i < difference.switches(); i++) {
      if (passes[i] != fails[i]) {
        Switch failingSwitch = difference.at(i, fails[i]);
        Switch passingSwitch = difference.at(i, passes[i]);
        long same = Math.min(failingSwitch.clock(), passingSwitch.clock());
        remaining.add(
            new SwitchDifference(
                i + 1,
                side(failing, passing, failingSwitch, difference),
                side(passing, failing, passingSwitch, difference),
                new Flips(failing, passing, same).first()));
      }
    }
    return remaining;
  }

  private SwitchDifference.Side side(
      Trace run, Trace other, Switch at, ScheduleDifference difference) {
    boolean present = !difference.isPadding(at);
    Optional<Handover> handover = present ? handover(run, other, at.clock()) : Optional.empty();
    return new SwitchDifference.Side(at.clock(), present, handover);
  }

  private Optional<Handover> handover(Trace run, Trace other, long clock) {
    Optional<Integer> before = threadAt(run, clock);
    Optional<Integer> after = threadAt(run, clock + 1);
    if (before.isEmpty() || after.isEmpty()) {
      return Optional.empty();
    }
    Optional<Place> stops =
        locator
            .next(run, clock, before.get())
            // It may never go on before the failure. The other run knows what it was about to do.
            .or(() -> locator.next(other, clock, before.get()));
    return Optional.of(
        new Handover(
            stops.orElse(somewhere(run, before.get())),
            locator.next(run, clock, after.get()).orElse(somewhere(run, after.get()))));
  }

  private static Place somewhere(Trace run, int thread) {
    return new Place(run.threads().get(thread), "", Optional.empty());
  }

  private static Optional<Integer> threadAt(Trace run, long clock) {
    long end = 0;
    for (Interval interval : run.schedule().intervals()) {
      end += interval.actions();
      if (clock <= end && clock > end - interval.actions()) {
        return Optional.of(interval.thread());
      }
    }
    return Optional.empty();
  }
}

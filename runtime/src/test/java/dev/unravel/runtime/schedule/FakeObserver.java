package dev.unravel.runtime.schedule;

import dev.unravel.trace.Outcome;
import java.util.ArrayList;
import java.util.List;

/** An observer that keeps what it is told. */
class FakeObserver extends Observer {
  static final Outcome STUCK = new Outcome.Unresolved("stuck");
  static final Outcome ENDLESS = new Outcome.Unresolved("endless");

  final List<String> told = new ArrayList<>();
  boolean nowhere = true;
  long state = 1;

  /** What an update finds, and whether that is something else each time. */
  long content = 7;

  boolean changes;

  /** Whether a thread holds something else each time it is asked. */
  boolean counts;

  @Override
  public boolean begins(Strategy strategy) {
    return false;
  }

  @Override
  public void forgets() {}

  @Override
  public void entered(ControlledThread t, ControlledThread parent) {}

  @Override
  public void announced(ControlledThread c) {}

  @Override
  public void acts(ControlledThread t) {
    told.add(t.id + " " + t.operation);
  }

  @Override
  public void watched(ControlledThread t) {}

  @Override
  public void picked(ControlledThread c, int choice) {
    told.add("picked " + choice);
  }

  @Override
  public void freed(ControlledThread t) {}

  @Override
  public void blocked(ControlledThread t) {}

  @Override
  public void expires(ControlledThread t) {
    told.add(t.id + " expires");
  }

  @Override
  public void expired() {}

  @Override
  public void woken(ControlledThread t) {}

  @Override
  public void passesTime() {}

  @Override
  public void stepsBack(boolean forSure) {
    told.add(forSure ? "spins" : "keeps looking");
  }

  @Override
  public boolean endsApart() {
    return false;
  }

  @Override
  public long state(ControlledThread c) {
    return counts ? ++state : state;
  }

  @Override
  public long found(ControlledThread c) {
    content += changes ? 2 : 0;
    return content;
  }

  @Override
  public void waitsLong(ControlledThread c) {
    told.add(c.id + " waits long");
  }

  @Override
  public void tooLong() {
    told.add("too long");
  }

  @Override
  public void looksForProgress() {
    told.add("looks for progress");
  }

  @Override
  public void looksNoMore() {
    told.add("looks no more");
  }

  @Override
  public boolean getsNowhere() {
    return nowhere;
  }

  @Override
  public Object ending(ControlledThread t) {
    return null;
  }

  @Override
  public void ended(ControlledThread t, Object token) {}

  @Override
  public boolean startsOthers() {
    return false;
  }

  @Override
  public void stopped() {}

  @Override
  public void arrived(ControlledThread acting) {}

  @Override
  public Outcome stuck(ControlledThread running, boolean endless) {
    return endless ? ENDLESS : STUCK;
  }
}

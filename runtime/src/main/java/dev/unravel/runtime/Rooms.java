package dev.unravel.runtime;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.claim.Effects;
import dev.unravel.runtime.memory.ConflictWatch;
import dev.unravel.runtime.memory.SharedKinds;
import dev.unravel.runtime.memory.StepUses;
import dev.unravel.runtime.memory.VectorClocks;
import dev.unravel.runtime.race.ConflictDetector;
import dev.unravel.runtime.record.Snapshot;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Observer;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.ShadowMonitor;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.runtime.sync.Monitors;
import dev.unravel.runtime.sync.ShutdownHooks;
import dev.unravel.runtime.sync.Stuck;
import dev.unravel.runtime.values.Contents;
import dev.unravel.runtime.values.Headway;
import dev.unravel.trace.Outcome;

/** The rooms around the scheduler, each told what is its business. */
final class Rooms extends Observer {
  private boolean concludes;

  @Override
  public boolean begins(Strategy strategy) {
    Contents.reset(strategy.values());
    StepUses.reset(strategy.asksForUses());
    Headway.reset();
    concludes = strategy.concludes();
    return Contents.on || ConflictDetector.on || StepUses.on;
  }

  @Override
  public void forgets() {
    Monitors.forget();
    ConflictWatch.reset();
  }

  @Override
  public void entered(ControlledThread t, ControlledThread parent) {
    VectorClocks.begin(t, parent);
    if (ConflictDetector.on) {
      ConflictDetector.begin(t, parent);
    }
    StepUses.entered(t);
  }

  @Override
  public void announced(ControlledThread c) {
    if (Scheduler.listener != null) {
      Scheduler.listener.announced(c);
    }
    if (ConflictDetector.on) {
      ConflictDetector.announced(c);
    }
    if (Headway.on) {
      Headway.announced(c);
    }
  }

  @Override
  public void acts(ControlledThread t) {
    ConflictWatch.note(t);
  }

  @Override
  public void watched(ControlledThread t) {
    if (Contents.on) {
      Contents.acts(t);
    }
    if (StepUses.on) {
      StepUses.acted(t);
    }
    if (Scheduler.listener != null) {
      Scheduler.listener.acted(t);
    }
    if (ConflictDetector.on) {
      ConflictDetector.acted(t);
    }
  }

  @Override
  public void picked(ControlledThread c, int choice) {
    ConflictWatch.picked(c, choice);
  }

  @Override
  public void freed(ControlledThread t) {
    if (Effects.on) {
      Effects.freed(t);
    }
    StepUses.change(t, StepUses.FREES);
  }

  @Override
  public void blocked(ControlledThread t) {
    if (Effects.on) {
      Effects.blocked(t);
    }
    StepUses.change(t, StepUses.STOPS);
  }

  @Override
  public void expires(ControlledThread t) {
    Effects.belongToNext(true);
    if (t.deadline != ControlledThread.NEVER) {
      // The clock will show it.
      Effects.touch();
      StepUses.note(StepUses.CLOCK, StepUses.WRITE);
    } else {
      // Only so many wake up by themselves.
      StepUses.note(StepUses.HIDDEN, StepUses.WRITE);
    }
  }

  @Override
  public void woken(ControlledThread t) {
    if (!StepUses.on) {
      return;
    }
    switch (t.state) {
      case WAITING -> StepUses.note(t.monitor.object, StepUses.WAIT_SET, StepUses.WRITE);
      case PARKED -> StepUses.note(t, StepUses.PERMIT, StepUses.WRITE);
      case JOINING -> StepUses.note(t.joining, StepUses.STATUS, StepUses.READ);
      default -> {}
    }
    if (t.slot >= 0) {
      StepUses.change(t, StepUses.STOPS);
    }
    StepUses.change(t, StepUses.WAKES);
  }

  @Override
  public void passesTime() {
    if (StepUses.on) {
      StepUses.force();
    }
  }

  @Override
  public void stepsBack(boolean forSure) {
    StepUses.stepsBack();
    if (!forSure && concludes) {
      Conditions.steppedBack = true;
    }
  }

  @Override
  public boolean endsApart() {
    return SharedKinds.contain(SharedKinds.STATUS_ASKED);
  }

  @Override
  public long state(ControlledThread c) {
    return Headway.ofRunning(c);
  }

  @Override
  public long found(ControlledThread c) {
    return Headway.found(c);
  }

  @Override
  public void expired() {
    Effects.belongToNext(false);
  }

  @Override
  public void waitsLong(ControlledThread c) {
    Conditions.waitsLong(c);
  }

  @Override
  public void tooLong() {
    Conditions.wasTooLong();
  }

  @Override
  public void looksForProgress() {
    Headway.begin();
  }

  @Override
  public void looksNoMore() {
    Headway.end();
  }

  @Override
  public boolean getsNowhere() {
    return Headway.isNone();
  }

  @Override
  public Object ending(ControlledThread t) {
    return Monitors.lockToEnd(t);
  }

  @Override
  public void ended(ControlledThread t, Object token) {
    Monitors.notifyOfEnd(t, (ShadowMonitor) token);
  }

  @Override
  public boolean startsOthers() {
    return ShutdownHooks.start();
  }

  @Override
  public void stopped() {
    Scheduler.listener.stopped();
    Effects.over();
  }

  @Override
  public void arrived(ControlledThread acting) {
    Snapshot.take(acting);
  }

  @Override
  public Outcome stuck(ControlledThread running, boolean endless) {
    return Stuck.outcome(running, endless);
  }
}

package dev.unravel.runtime.record;

import dev.unravel.runtime.schedule.ActionListener;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;

/**
 * Looks on with the JDK's collections, which are instrumented: while it works the scheduler looks
 * as if no controlled thread were running, so that it changes nothing of what it sees.
 */
public abstract class Onlooker implements ActionListener {

  @Override
  public final void announced(ControlledThread c) {
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      sawAnnouncement(c);
    } finally {
      Scheduler.running = running;
    }
  }

  @Override
  public final void acted(ControlledThread t) {
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      sawAction(t);
    } finally {
      Scheduler.running = running;
    }
  }

  /** The running thread says what it is about to do; it is on its own stack. */
  protected abstract void sawAnnouncement(ControlledThread c);

  /** A thread acts. */
  protected abstract void sawAction(ControlledThread t);
}

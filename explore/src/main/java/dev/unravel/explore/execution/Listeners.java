package dev.unravel.explore.execution;

import dev.unravel.runtime.schedule.ActionListener;
import dev.unravel.runtime.schedule.ControlledThread;
import java.util.List;

/** Several listeners as one. */
public final class Listeners implements ActionListener {
  /** An array, since lists are instrumented and this runs on the target's threads. */
  private final ActionListener[] listeners;

  public Listeners(List<? extends ActionListener> listeners) {
    this.listeners = listeners.toArray(new ActionListener[0]);
  }

  @Override
  public void announced(ControlledThread c) {
    for (ActionListener listener : listeners) {
      listener.announced(c);
    }
  }

  @Override
  public void acted(ControlledThread t) {
    for (ActionListener listener : listeners) {
      listener.acted(t);
    }
  }

  @Override
  public void stopped() {
    for (ActionListener listener : listeners) {
      listener.stopped();
    }
  }

  @Override
  public void ended() {
    for (ActionListener listener : listeners) {
      listener.ended();
    }
  }
}

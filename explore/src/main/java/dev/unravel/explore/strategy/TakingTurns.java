package dev.unravel.explore.strategy;

import dev.unravel.runtime.ControlledThread;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.IntervalLog;

/** Whose turn it is when nothing else says so: the next by number after who acted last. */
final class TakingTurns {
  private TakingTurns() {}

  /** Index of the next thread among the enabled. */
  static int next(ControlledThread[] enabled, int count) {
    IntervalLog log = Execution.log();
    int last = log.count() == 0 ? -1 : log.thread(log.count() - 1);
    int next = -1;
    int first = 0;
    for (int i = 0; i < count; i++) {
      int id = enabled[i].id();
      if (id < enabled[first].id()) {
        first = i;
      }
      if (id > last && (next < 0 || id < enabled[next].id())) {
        next = i;
      }
    }
    return next < 0 ? first : next;
  }

  /** Index of a thread among the enabled, of which it must be one. */
  static int indexOf(ControlledThread thread, ControlledThread[] enabled) {
    int i = 0;
    while (enabled[i] != thread) {
      i++;
    }
    return i;
  }
}

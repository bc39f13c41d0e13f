package dev.unravel.explore.rule;

import dev.unravel.runtime.record.Onlooker;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.wire.Rule.Lines;

/** A keeper of one rule: sees what threads do, and says who may not act now. */
abstract class Keeper extends Onlooker {
  private boolean broken;

  /** An execution starts. */
  void begin() {
    broken = false;
  }

  /** Whether the rule lets a thread do what it is about to do. */
  abstract boolean allows(ControlledThread t);

  /** Whether a thread has acted against the rule, as the only one that could act at all. */
  final boolean isBroken() {
    return broken;
  }

  final void breakRule() {
    broken = true;
  }

  /** Which of some lines a frame is at, or -1. */
  static int find(Lines[] lines, StackTraceElement frame) {
    String file = frame.getFileName() == null ? "" : frame.getFileName();
    for (int i = 0; i < lines.length; i++) {
      if (lines[i].contain(file, frame.getMethodName(), frame.getLineNumber())) {
        return i;
      }
    }
    return -1;
  }
}

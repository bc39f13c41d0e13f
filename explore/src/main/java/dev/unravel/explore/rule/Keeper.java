package dev.unravel.explore.rule;

import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.record.Onlooker;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.target.UserFrames;
import dev.unravel.trace.Location;
import dev.unravel.wire.Rule.Lines;
import java.util.ArrayList;
import java.util.List;

/** A keeper of one rule: sees what threads do, and says who may not act now. */
abstract class Keeper extends Onlooker {
  private static final StackWalker WALKER = StackWalker.getInstance();

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

  /**
   * The target's frames of the running thread, innermost first, and where it is about to act: the
   * monitor of a synchronized method is taken before the method is on the stack.
   */
  static StackTraceElement[] frames(ControlledThread c) {
    List<StackTraceElement> frames = new ArrayList<>();
    Location site = Sites.get(c.site()).location();
    boolean isUser = !site.className().isEmpty() && UserFrames.isUser(site.className());
    if (isUser) {
      frames.add(new StackTraceElement(site.className(), site.method(), site.file(), site.line()));
    }
    for (StackTraceElement frame : new Throwable().getStackTrace()) {
      boolean isSite =
          isUser
              && frames.size() == 1
              && frame.getClassName().equals(site.className())
              && frame.getMethodName().equals(site.method());
      if (UserFrames.isUser(frame.getClassName()) && !isSite) {
        frames.add(frame);
      }
    }
    return frames.toArray(new StackTraceElement[0]);
  }

  /** A number for the instructions of the target that the running thread is in. */
  static long calls() {
    return WALKER.walk(
        frames ->
            frames
                .filter(frame -> UserFrames.isUser(frame.getClassName()))
                .mapToLong(StackWalker.StackFrame::getByteCodeIndex)
                .reduce(0, (all, index) -> all * 31 + index));
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

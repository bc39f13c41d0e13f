package dev.unravel.runtime.target;

import dev.unravel.runtime.jvm.JdkThreads;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import java.util.ArrayList;
import java.util.List;

/** Finds the target's own code in a stack. */
public final class UserFrames {
  private static final StackWalker WALKER = StackWalker.getInstance();

  private UserFrames() {}

  /** The innermost frame of the target on the calling thread's stack, or null. */
  public static Location current() {
    return WALKER.walk(
        frames ->
            frames
                .filter(f -> isUser(f.getClassName()))
                .findFirst()
                .map(f -> location(f.toStackTraceElement()))
                .orElse(null));
  }

  /** The innermost frame of the target, or the innermost frame there is, or null. */
  public static Location innermost(StackTraceElement[] stack) {
    for (StackTraceElement e : stack) {
      if (isUser(e.getClassName())) {
        return location(e);
      }
    }
    for (StackTraceElement e : stack) {
      if (!isTool(e.getClassName())) {
        return location(e);
      }
    }
    return null;
  }

  /** The frames above the one of ours that called the target; all of them if there is none. */
  public static StackTraceElement[] withoutOurs(StackTraceElement[] stack) {
    int shown = TestFrameworks.depthShown(stack);
    int count = 0;
    while (count < shown && !callsTarget(stack[count])) {
      count++;
    }
    if (count == stack.length) {
      return stack;
    }
    StackTraceElement[] rest = new StackTraceElement[count];
    System.arraycopy(stack, 0, rest, 0, count);
    return rest;
  }

  /**
   * The stack of a thread that has not ended: the target's frames, and those of the JDK below; of
   * the JDK above them the one that the target has called. Our own are left out.
   */
  public static List<Location> of(ControlledThread t, boolean isCaller) {
    return of(t, isCaller, false);
  }

  /** The same; if it is to be deep, with all frames of the JDK. */
  public static List<Location> of(ControlledThread t, boolean isCaller, boolean deep) {
    if (!isCaller && t.operation == Operation.BEGIN) {
      return List.of(); // It may not even have a stack yet.
    }
    return seen(stack(t, isCaller), deep);
  }

  /**
   * What a user wants to see of a stack.
   *
   * @param deep whether that is all that the JDK does below a call of the target, too
   */
  public static List<Location> seen(StackTraceElement[] stack, boolean deep) {
    List<Location> frames = new ArrayList<>();
    boolean userSeen = false;
    for (StackTraceElement e : withoutOurs(stack)) {
      if (isTool(e.getClassName())) {
        if (!userSeen) {
          frames.clear(); // What we have called ourselves, to stop the thread.
        }
        continue;
      }
      if (!userSeen && isUser(e.getClassName())) {
        userSeen = true;
        while (frames.size() > 1 && !deep) {
          frames.remove(0);
        }
      }
      frames.add(location(e));
    }
    return frames;
  }

  private static boolean callsTarget(StackTraceElement e) {
    String name = e.getClassName();
    return name.equals(JdkThreads.class.getName()) && e.getMethodName().equals("runBody")
        || name.equals("dev.unravel.explore.target.TargetProgram")
            && e.getMethodName().equals("run");
  }

  /** The whole stack of a thread, which may be the one that calls. */
  public static StackTraceElement[] stack(ControlledThread t, boolean isRunning) {
    return isRunning ? new Throwable().getStackTrace() : Scheduler.backend.stackOf(t);
  }

  public static boolean isUser(String className) {
    return !isTool(className)
        && !new Location(className, "", "", 0).inJdk()
        && !TestFrameworks.contain(className);
  }

  public static boolean isTool(String className) {
    return className.startsWith("dev.unravel.runtime.")
        || className.startsWith("dev.unravel.agent.")
        || className.startsWith("dev.unravel.explore.")
        || className.startsWith("dev.unravel.wire.")
        || className.startsWith("dev.unravel.trace.")
        || className.startsWith("jdk.internal.vm.Continuation");
  }

  public static Location location(StackTraceElement e) {
    String file = e.getFileName();
    String method = e.getMethodName();
    return new Location(
        e.getClassName(),
        method.equals(OriginalMembers.INITIALISE) ? "<clinit>" : method,
        file == null ? "" : file,
        Math.max(0, e.getLineNumber()));
  }
}

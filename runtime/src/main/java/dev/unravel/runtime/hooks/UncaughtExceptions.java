package dev.unravel.runtime.hooks;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.jvm.Kill;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Ending;
import dev.unravel.runtime.target.Failures;
import dev.unravel.trace.Outcome;
import java.lang.reflect.Method;

/**
 * Exceptions that end a thread. One is a failure unless a handler that the target has set takes it:
 * what becomes of it is then the program's own business, as it is in a plain JVM. Of the main
 * thread it is always a failure, since the JVM's exit status is 1 whatever a handler does.
 */
public final class UncaughtExceptions {
  private UncaughtExceptions() {}

  /**
   * First thing in dispatchUncaughtException. The handlers still run; unless they are the target's,
   * the execution ends with the thread. Our own unwinding is none of their business.
   */
  public static boolean uncaught(Throwable thrown) {
    // Unwinding through a finally block may turn our Error into another exception.
    if (thrown instanceof Kill || Ending.over && Control.current() != null) {
      return true;
    }
    ControlledThread c = Control.current();
    if (c != null && Ending.outcome == null && !(thrown instanceof ThreadDeath)) {
      Object token = Control.leave();
      try {
        if (c.id > 0 && isHandled(c.thread)) {
          c.endsWith = thrown;
          Conditions.exceptionsHandled = true;
        } else {
          Ending.outcome = Failures.uncaught(c, thrown);
        }
        Failures.hideTool(thrown);
      } finally {
        Control.resume(token);
      }
    }
    return false;
  }

  /** The failure when a thread exits: if its handler does, the exception says more than that. */
  static Outcome.Fail exit(ControlledThread c, int status) {
    if (c.endsWith == null) {
      return Failures.exit(c, status);
    }
    Object token = Control.leave();
    try {
      return Failures.uncaught(c, c.endsWith);
    } finally {
      Control.resume(token);
    }
  }

  private static boolean isHandled(Thread thread) {
    Thread.UncaughtExceptionHandler handler = thread.getUncaughtExceptionHandler();
    if (!(handler instanceof ThreadGroup)) {
      return isOfTarget(handler);
    }
    for (ThreadGroup g = (ThreadGroup) handler; g != null; g = g.getParent()) {
      if (isOfTarget(g) && handlesItself(g)) {
        return true;
      }
    }
    return isOfTarget(Thread.getDefaultUncaughtExceptionHandler());
  }

  private static boolean isOfTarget(Object handler) {
    return handler != null && handler.getClass().getClassLoader() != null;
  }

  private static boolean handlesItself(ThreadGroup group) {
    try {
      Method method =
          group.getClass().getMethod("uncaughtException", Thread.class, Throwable.class);
      return method.getDeclaringClass() != ThreadGroup.class;
    } catch (NoSuchMethodException impossible) {
      return false;
    }
  }
}

package dev.unravel.runtime.target;

import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Location;
import dev.unravel.trace.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Turns what went wrong in the target into a failure with its signature. */
public final class Failures {
  private static final int MAX_FRAMES = 40;

  private Failures() {}

  public static Outcome.Fail uncaught(ControlledThread t, Throwable thrown) {
    Throwable cause = rootCause(thrown);
    FailureKind kind =
        cause instanceof AssertionError ? FailureKind.ASSERTION : FailureKind.EXCEPTION;
    Location at = UserFrames.innermost(cause.getStackTrace());
    String where = cause.getClass().getName() + (at == null ? "" : " at " + at);
    String text = messageOf(cause);
    String message =
        cause.getClass().getName() + (text.isEmpty() ? "" : ": " + text) + " in " + t.label();
    return new Outcome.Fail(new FailureSignature(kind, where), message, stackLines(thrown));
  }

  public static Outcome.Fail exit(ControlledThread t, int status) {
    Object token = Control.leave();
    try {
      return exited(t, status);
    } finally {
      Control.resume(token);
    }
  }

  private static Outcome.Fail exited(ControlledThread t, int status) {
    Location at = UserFrames.current();
    return new Outcome.Fail(
        new FailureSignature(
            FailureKind.EXIT, "status " + status + (at == null ? "" : " at " + at)),
        "System.exit(" + status + ") in " + t.label(),
        List.of());
  }

  /** Code that is not controlled did not come back. */
  public static Outcome.Fail hang(String thread, StackTraceElement[] stack) {
    Location at = UserFrames.innermost(stack);
    List<String> details = new ArrayList<>();
    for (StackTraceElement e : stack) {
      if (!UserFrames.isTool(e.getClassName())) {
        details.add("  at " + e);
      }
    }
    String top =
        details.isEmpty() ? "" : " in " + stack[0].getClassName() + "." + stack[0].getMethodName();
    return new Outcome.Fail(
        new FailureSignature(FailureKind.HANG, at == null ? "?" : at.toString()),
        thread + " does not come back" + top,
        details);
  }

  /** Takes our own frames out of what the JDK is about to print. */
  public static void hideTool(Throwable thrown) {
    Throwable t = thrown;
    for (int depth = 0; t != null && depth < 10; depth++) {
      StackTraceElement[] all = t.getStackTrace();
      int kept = 0;
      for (StackTraceElement e : all) {
        if (!UserFrames.isTool(e.getClassName())) {
          all[kept++] = e;
        }
      }
      t.setStackTrace(Arrays.copyOf(all, kept));
      Throwable cause = causeOf(t);
      t = cause == t ? null : cause;
    }
  }

  private static Throwable rootCause(Throwable thrown) {
    Throwable t = thrown;
    // Bounded: a hostile getCause may return a new object each time.
    for (int i = 0; i < 50; i++) {
      Throwable cause = causeOf(t);
      if (cause == null || cause == t) {
        return t;
      }
      t = cause;
    }
    return t;
  }

  private static Throwable causeOf(Throwable t) {
    try {
      return t.getCause();
    } catch (Throwable broken) {
      return null;
    }
  }

  private static String messageOf(Throwable t) {
    try {
      String text = t.getMessage();
      return text == null ? "" : text;
    } catch (Throwable broken) {
      return "";
    }
  }

  private static List<String> stackLines(Throwable thrown) {
    List<String> lines = new ArrayList<>();
    Throwable t = thrown;
    for (int depth = 0; t != null && depth < 5; depth++) {
      String text = messageOf(t);
      lines.add(
          (depth == 0 ? "" : "Caused by: ")
              + t.getClass().getName()
              + (text.isEmpty() ? "" : ": " + text));
      StackTraceElement[] stack = t.getStackTrace();
      int shown = TestFrameworks.depthShown(stack);
      int frames = 0;
      for (int i = 0; i < shown && frames < MAX_FRAMES; i++) {
        if (!UserFrames.isTool(stack[i].getClassName())) {
          frames++;
          lines.add("  at " + stack[i]);
        }
      }
      Throwable cause = causeOf(t);
      t = cause == t ? null : cause;
    }
    return lines;
  }
}

package dev.unravel.report;

import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import java.util.Optional;

/** The words for what is in a trace, escaped. */
public final class TraceText {
  private static final int LONGEST_VALUE = 24;

  private final Trace trace;

  /** Of what is in this trace. */
  public TraceText(Trace trace) {
    this.trace = trace;
  }

  /** Short name of a thread; a schedule may name threads that never came to be. */
  public String path(int thread) {
    return thread < trace.threads().size()
        ? PlainText.escape(trace.threads().get(thread).path())
        : "thread " + thread;
  }

  /** Path and Java name of a thread. */
  public String name(int thread) {
    if (thread >= trace.threads().size()) {
      return path(thread);
    }
    ThreadName name = trace.threads().get(thread);
    return PlainText.escape(name.toString());
  }

  /**
   * As {@code write Account#1.balance = 5} or {@code cas AtomicInteger#1.getAndAdd: 0 becomes 2}.
   */
  public String sentence(Action action) {
    String subject = subject(action);
    String value = PlainText.cut(PlainText.escape(action.value()), LONGEST_VALUE);
    String verb =
        switch (action.operation()) {
          case CALL -> " returns ";
          case COMPARE_AND_SET -> ": ";
          default -> " = ";
        };
    return action.operation().word()
        + (subject.isEmpty() ? "" : " " + subject)
        + (value.isEmpty() ? "" : verb + value);
  }

  /** As {@code Account#1.balance} or {@code int[]#1[3]}, or "". */
  public String subject(Action action) {
    String object = action.object() < 0 ? "" : trace.objects().get(action.object());
    String member = action.member();
    if (member.isEmpty() || object.isEmpty()) {
      return PlainText.escape(object + member);
    }
    if (Character.isDigit(member.charAt(0))) {
      return PlainText.escape(object + "[" + member + "]");
    }
    return PlainText.escape(object + (member.charAt(0) == '[' ? "" : ".") + member);
  }

  /** Where an action happened, as {@code Account.java:41}, or "". */
  public String source(Action action) {
    return location(action).map(at -> PlainText.escape(at.shortForm())).orElse("");
  }

  /** Where an action happened, if known. */
  public Optional<Location> location(Action action) {
    return trace.location(action.location());
  }

  /** "1 action", "2 actions". */
  public static String count(long number, String thing) {
    String plural = thing.endsWith("ch") ? "es" : "s";
    return number + " " + thing + (number == 1 ? "" : plural);
  }
}

package dev.unravel.api.engine;

/**
 * The progress of a thread, as seen from outside. A thread that has set no end mark, or that left
 * its instruction by an exception, is through with it once the frame that came to the breakpoint is
 * gone, or is in another line.
 *
 * <p>Stack traces are taken by another thread, so what was seen may be over; but a frame that is
 * gone does not come back, and a line that was left is left.
 */
public final class Progress {
  /** The end mark is certain to come. */
  static final Progress MARKED = new Progress(null, null, 0, null);

  private final String type;
  private final String method;

  /** Frames from the bottom of the stack up to and with the one that came to the breakpoint. */
  private final int depth;

  /** Lines of the instruction; null if they are not known. */
  private final int[] lines;

  /** The line in which the thread came to the breakpoint. */
  private int calledAt;

  /** The first line seen after that. */
  private int followedBy;

  private Progress(String type, String method, int depth, int[] lines) {
    this.type = type;
    this.method = method;
    this.depth = depth;
    this.lines = lines;
  }

  /** Says where a thread is when it has met the others. */
  public interface Source {
    Progress here();
  }

  /** For an instruction whose end is certain to be marked. */
  public static Progress marked() {
    return MARKED;
  }

  /** For a call in the source without an end mark: what follows it is its instruction. */
  public static Progress ofCaller() {
    Progress progress = here(null);
    return progress == null || progress.calledAt <= 0
        ? new Progress(null, null, -1, null)
        : progress;
  }

  /** For an instruction in the class file that stands in these lines; none if not known. */
  public static Progress ofLines(int[] lines) {
    Progress progress = here(lines);
    return progress == null ? MARKED : progress;
  }

  private static Progress here(int[] lines) {
    StackTraceElement[] stack = new Throwable().getStackTrace();
    for (int i = 0; i < stack.length; i++) {
      StackTraceElement frame = stack[i];
      if (!isOurs(frame.getClassName())) {
        Progress here =
            new Progress(frame.getClassName(), frame.getMethodName(), visible(stack, i), lines);
        here.calledAt = frame.getLineNumber();
        return here;
      }
    }
    return null;
  }

  /** How many frames there are from the bottom up to an index. */
  private static int visible(StackTraceElement[] stack, int top) {
    int count = 0;
    for (int i = top; i < stack.length; i++) {
      count += isHidden(stack[i]) ? 0 : 1;
    }
    return count;
  }

  private StackTraceElement atDepth(StackTraceElement[] stack) {
    int count = 0;
    for (int i = stack.length - 1; i >= 0; i--) {
      count += isHidden(stack[i]) ? 0 : 1;
      if (count == depth) {
        return stack[i];
      }
    }
    return null;
  }

  /** A thread sees frames of other threads that it does not see of its own: those of lambdas. */
  private static boolean isHidden(StackTraceElement frame) {
    String name = frame.getClassName();
    return name.indexOf('/') >= 0
        || name.startsWith("java.lang.invoke.")
        || name.startsWith("jdk.internal.");
  }

  static boolean isOurs(String name) {
    return name.startsWith("dev.unravel.api.engine.")
        || name.startsWith("dev.unravel.agent.breakpoints.")
        || name.startsWith("dev.unravel.api.") && name.endsWith("Breakpoint");
  }

  /** Whether the next breakpoint is as good as an end mark. */
  boolean endsAnywhere() {
    return lines == null && depth != 0;
  }

  /** Nothing can be seen from outside, and no mark will come. */
  boolean isBlind() {
    return depth < 0;
  }

  /** Whether the thread has left the instruction. */
  boolean isThrough(Thread thread) {
    if (depth <= 0) {
      return false;
    }
    StackTraceElement[] stack = thread.getStackTrace();
    if (stack.length == 0) {
      return !thread.isAlive();
    }
    StackTraceElement frame = atDepth(stack);
    if (frame == null
        || !frame.getClassName().equals(type)
        || !frame.getMethodName().equals(method)) {
      return true;
    }
    int line = frame.getLineNumber();
    return lines == null ? isBehindNext(line) : line > 0 && !contains(line);
  }

  /** The statement behind the call is over when the thread is seen in yet another line. */
  private boolean isBehindNext(int line) {
    if (line == calledAt) {
      return false;
    }
    if (followedBy == 0) {
      followedBy = line;
    }
    return line != followedBy;
  }

  private boolean contains(int line) {
    if (lines.length == 0) {
      return true;
    }
    for (int known : lines) {
      if (known == line) {
        return true;
      }
    }
    return false;
  }
}

package dev.unravel.launch.plain;

import java.util.ArrayList;
import java.util.List;

/**
 * Stacks of the threads of a JVM, as its {@code jcmd} prints them.
 *
 * @param threads those that run code of Java
 */
public record ThreadDump(List<DumpedThread> threads) {

  /**
   * A thread.
   *
   * @param name its name
   * @param daemon whether the JVM ends without it
   * @param state a constant of {@link Thread.State}
   * @param frames its stack, innermost first, as {@code Account.withdraw(Account.java:40)}
   */
  public record DumpedThread(String name, boolean daemon, Thread.State state, List<String> frames) {
    public DumpedThread {
      frames = List.copyOf(frames);
    }

    /** Whether only another thread can make it go on. */
    boolean isStuck() {
      return state == Thread.State.BLOCKED || state == Thread.State.WAITING;
    }

    private boolean isOfTheTarget() {
      return !daemon || frames.stream().anyMatch(frame -> !frame.matches("(java|jdk|sun)\\..*"));
    }
  }

  public ThreadDump {
    threads = List.copyOf(threads);
  }

  /** Reads what was printed. Lines that mean nothing to us are skipped. */
  static ThreadDump parse(List<String> lines) {
    List<DumpedThread> threads = new ArrayList<>();
    String header = "";
    Thread.State state = null;
    List<String> frames = new ArrayList<>();
    for (String line : lines) {
      String text = line.strip();
      if (line.startsWith("\"")) {
        add(threads, header, state, frames);
        header = line;
        state = null;
        frames.clear();
      } else if (text.startsWith("java.lang.Thread.State: ")) {
        state = Thread.State.valueOf(text.split("[ (]+")[1]);
      } else if (text.startsWith("at ") && state != null) {
        frames.add(frame(text.substring("at ".length())));
      } else if (text.startsWith("Found ") || text.startsWith("JNI global ref")) {
        // What follows names threads again.
        break;
      }
    }
    add(threads, header, state, frames);
    return new ThreadDump(threads);
  }

  private static void add(
      List<DumpedThread> threads, String header, Thread.State state, List<String> frames) {
    if (state != null && !frames.isEmpty()) {
      int end = header.lastIndexOf('"');
      boolean daemon = header.substring(end).contains(" daemon ");
      threads.add(new DumpedThread(header.substring(1, Math.max(1, end)), daemon, state, frames));
    }
  }

  /** Without module and version: {@code (java.base@17.0.15/Collections.java:2115)}. */
  static String frame(String printed) {
    String text = printed.replaceFirst("^[\\w.$]*@?[\\w.+-]*/(?=[\\w.$]+\\()", "");
    int bracket = text.lastIndexOf('(');
    int slash = text.indexOf('/', Math.max(0, bracket));
    return slash < 0 ? text : text.substring(0, bracket + 1) + text.substring(slash + 1);
  }

  /**
   * Whether nothing of the target can go on by itself. Threads of the JDK that keep no JVM alive do
   * not count.
   */
  boolean isStandstill() {
    List<DumpedThread> own = threads.stream().filter(DumpedThread::isOfTheTarget).toList();
    return own.stream().anyMatch(thread -> !thread.daemon())
        && own.stream().allMatch(DumpedThread::isStuck);
  }

  /** Whether a thread that is stuck has a frame there. */
  boolean isStuckAt(String place) {
    return threads.stream()
        .filter(DumpedThread::isStuck)
        .anyMatch(thread -> thread.frames().stream().anyMatch(f -> Frames.same(f, place)));
  }
}

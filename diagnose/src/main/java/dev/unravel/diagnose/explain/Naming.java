package dev.unravel.diagnose.explain;

import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import java.util.regex.Pattern;

/** How threads are called in sentences, tables and pictures of an explanation. */
public final class Naming {
  /** What the JDK calls a thread that nobody gave a name. */
  private static final Pattern UNNAMED = Pattern.compile("|Thread-\\d+");

  private Naming() {}

  /** By its Java name if the target gave it one of its own, else by how it was made. */
  public static String thread(Trace trace, int number) {
    ThreadName name = trace.threads().get(number);
    if (UNNAMED.matcher(name.javaName()).matches()) {
      return name.path();
    }
    boolean shared =
        trace.threads().stream().filter(t -> t.javaName().equals(name.javaName())).count() > 1;
    return shared ? name.javaName() + " [" + name.path() + "]" : name.javaName();
  }
}

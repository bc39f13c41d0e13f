package dev.unravel.diagnose.facts;

import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;

/** Names of threads in sentences, tables and pictures of an explanation. */
public final class Naming {
  private Naming() {}

  /** By its Java name, which is what logs and stack traces say, or by how it was made. */
  public static String thread(Trace trace, int number) {
    ThreadName name = trace.threads().get(number);
    if (name.javaName().isEmpty()) {
      return name.path();
    }
    boolean shared =
        trace.threads().stream().filter(t -> t.javaName().equals(name.javaName())).count() > 1;
    return shared ? name.javaName() + " [" + name.path() + "]" : name.javaName();
  }
}

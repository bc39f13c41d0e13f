package dev.unravel.runtime.jvm;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Notes for the user about this JVM or target, each said once. */
public final class Warnings {
  private static final int MOST = 100;

  private static final Set<String> said = new LinkedHashSet<>();
  private static final List<String> unsaid = new ArrayList<>();

  private Warnings() {}

  /** Adds a line, unless it was added before. */
  public static synchronized void add(String line) {
    if (said.size() < MOST && said.add(line)) {
      unsaid.add(line);
    }
  }

  /** Every line so far. */
  public static synchronized Set<String> all() {
    return Set.copyOf(said);
  }

  /** The lines added since the last call. */
  public static synchronized List<String> take() {
    List<String> lines = List.copyOf(unsaid);
    unsaid.clear();
    return lines;
  }
}

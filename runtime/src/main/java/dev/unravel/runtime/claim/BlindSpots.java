package dev.unravel.runtime.claim;

import dev.unravel.runtime.schedule.Control;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The parts of a target that ran where nobody could see them, a line each. To have found nothing
 * means nothing then, so each of them makes a verdict inconclusive unless something was found.
 */
public final class BlindSpots {
  private static final int MOST = 100;

  private static final Set<String> ofJob = new LinkedHashSet<>();

  /** What holds for the whole JVM, whatever it runs. */
  private static final Set<String> ofJvm = new LinkedHashSet<>();

  private static final Set<String> told = new HashSet<>();

  private BlindSpots() {}

  /** Adds a line about the target of the current job, unless it is known. */
  public static void add(String line) {
    add(ofJob, line);
  }

  /** The same about the JVM itself. */
  public static void addForGood(String line) {
    add(ofJvm, line);
  }

  private static void add(Set<String> lines, String line) {
    // Sets are instrumented, and a hook may be what calls.
    Object token = Control.leave();
    try {
      synchronized (BlindSpots.class) {
        if (lines.size() < MOST) {
          lines.add(line);
        }
      }
    } finally {
      Control.resume(token);
    }
  }

  /** Another job begins, with another target. */
  public static synchronized void forgetTarget() {
    ofJob.clear();
    told.clear();
  }

  /** Every line so far. */
  public static synchronized List<String> all() {
    List<String> lines = new ArrayList<>(ofJvm);
    lines.addAll(ofJob);
    return lines;
  }

  /** The lines that this job has not been told yet. */
  public static synchronized List<String> take() {
    List<String> lines = new ArrayList<>();
    for (String line : all()) {
      if (told.add(line)) {
        lines.add(line);
      }
    }
    return lines;
  }
}

package dev.unravel.diagnose.facts;

import dev.unravel.trace.Location;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Distances of accesses from the failure, going back from what the failing thread read last: to who
 * wrote that, and to what the writer had read before. Control flow is not recorded, so whatever a
 * thread read shortly before may have decided what it did.
 */
public final class Slice {
  public static final int FAR = Integer.MAX_VALUE / 4;

  /** Accesses of a thread that are looked at going back from one that matters. */
  private static final int BACK = 24;

  private static final int DEEPEST = 12;

  private final Facts facts;
  private final int[] distances;
  private final int[] nearestOf;

  /** By action, the one before it of the same thread, or -1. */
  private final int[] previous;

  public Slice(Facts facts, FailurePoint failure) {
    this.facts = facts;
    distances = new int[facts.size()];
    Arrays.fill(distances, FAR);
    previous = new int[facts.size()];
    int[] last = new int[facts.trace().threads().size()];
    Arrays.fill(last, -1);
    int[] lastWrite = new int[facts.variableCount()];
    Arrays.fill(lastWrite, -1);
    int[] suppliers = new int[facts.size()];
    for (int i = 0; i < facts.size(); i++) {
      previous[i] = last[facts.thread(i)];
      last[facts.thread(i)] = i;
      int variable = facts.variable(i);
      suppliers[i] = variable == Facts.NONE ? -1 : lastWrite[variable];
      if (facts.writes(i)) {
        lastWrite[variable] = i;
      }
    }
    spread(failure, suppliers);
    nearestOf = new int[facts.variableCount()];
    Arrays.fill(nearestOf, FAR);
    for (int i = 0; i < distances.length; i++) {
      int variable = facts.variable(i);
      if (variable != Facts.NONE) {
        nearestOf[variable] = Math.min(nearestOf[variable], distances[i]);
      }
    }
  }

  private void spread(FailurePoint failure, int[] suppliers) {
    Deque<Integer> open = new ArrayDeque<>();
    for (int end : failure.ends()) {
      int count = 0;
      for (int i : before(end, true)) {
        reach(i, startDistance(failure, i, count++), open);
      }
    }
    while (!open.isEmpty()) {
      int i = open.remove();
      int next = distances[i] + 1;
      if (next > DEEPEST) {
        continue;
      }
      if (suppliers[i] >= 0) {
        reach(suppliers[i], next, open);
      }
      if (facts.writes(i)) {
        int count = 0;
        for (int earlier : before(i, false)) {
          reach(earlier, next + count++ / 3, open);
        }
      }
    }
  }

  private int startDistance(FailurePoint failure, int i, int count) {
    Location at = facts.place(i).orElse(null);
    if (at != null && failure.names(at)) {
      return 0;
    }
    return (at != null && failure.namesMethod(at) ? 1 : 2) + count / 4;
  }

  private void reach(int i, int distance, Deque<Integer> open) {
    if (distance < distances[i]) {
      distances[i] = distance;
      open.add(i);
    }
  }

  private List<Integer> before(int end, boolean with) {
    List<Integer> found = new ArrayList<>();
    for (int i = with ? end : previous[end]; i >= 0 && found.size() < BACK; i = previous[i]) {
      if (facts.variable(i) != Facts.NONE) {
        found.add(i);
      }
    }
    return found;
  }

  /** How far an action is from the failure; {@link #FAR} if nothing leads there. */
  public int distance(int action) {
    return distances[action];
  }

  /** How far the nearest access of a variable is. */
  public int ofVariable(int variable) {
    return nearestOf[variable];
  }

  /** The accesses that matter, the nearest first. */
  public List<Integer> nearest() {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < distances.length; i++) {
      if (distances[i] < FAR) {
        all.add(i);
      }
    }
    all.sort((a, b) -> Integer.compare(distances[a], distances[b]));
    return all;
  }
}

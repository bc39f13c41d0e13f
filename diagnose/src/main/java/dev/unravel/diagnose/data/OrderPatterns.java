package dev.unravel.diagnose.data;

import dev.unravel.diagnose.facts.Calls;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.FailurePoint;
import dev.unravel.diagnose.facts.Slice;
import dev.unravel.diagnose.facts.Times;
import dev.unravel.trace.Operation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Two actions of different threads whose order decides: reads too early or late, times too short.
 */
final class OrderPatterns {
  private static final int MOST_READS = 40;
  private static final int WEIGHT = 8;

  /** So many actions after a sleep, a thread does what it has slept for. */
  private static final int SOON = 12;

  private final Facts facts;
  private final Times times;
  private final Slice slice;
  private final FailurePoint failure;

  OrderPatterns(Facts facts, Slice slice, FailurePoint failure) {
    this.facts = facts;
    this.times = new Times(facts);
    this.slice = slice;
    this.failure = failure;
  }

  List<Candidate> find() {
    List<Candidate> found = new ArrayList<>();
    List<Integer> near = slice.nearest();
    for (int i : near.subList(0, Math.min(near.size(), MOST_READS))) {
      if (facts.reads(i) || facts.operation(i) == Operation.CALL) {
        addAround(i, found);
      }
    }
    failure.ends().forEach(end -> addTimeout(end, found));
    return found;
  }

  private void addAround(int read, List<Candidate> found) {
    List<Integer> accesses = facts.accesses(facts.variable(read));
    int at = Collections.binarySearch(accesses, read);
    int score = WEIGHT + 2 * slice.distance(read) + (facts.isInside(read) ? 3 : 0);
    int before = writeBefore(accesses, at);
    if (before >= 0 && facts.thread(before) != facts.thread(read)) {
      found.add(new TooLate(before, read, score));
      int slept = timeBefore(before);
      if (slept >= 0 && before - slept <= SOON) {
        found.add(new OutOfTime(slept, read, before, score - 3));
      }
    }
    if (before >= 0) {
      int first = writeBefore(accesses, Collections.binarySearch(accesses, before));
      if (first >= 0 && facts.thread(first) != facts.thread(before)) {
        found.add(new Overwritten(first, before, read, score + 1));
      }
    }
    for (int k = at + 1; k < accesses.size(); k++) {
      int write = accesses.get(k);
      if (facts.writes(write) && facts.thread(write) != facts.thread(read)) {
        found.add(new TooEarly(read, write, score));
        int time = timeBefore(read);
        if (time >= 0) {
          found.add(new OutOfTime(time, write, read, score - 3));
        }
        return;
      }
    }
  }

  private int writeBefore(List<Integer> accesses, int at) {
    for (int k = at - 1; k >= 0; k--) {
      if (facts.writes(accesses.get(k))) {
        return accesses.get(k);
      }
    }
    return -1;
  }

  /** What a thread let time pass with before an action, or -1. */
  private int timeBefore(int action) {
    for (int i = action - 1; i >= 0; i--) {
      if (facts.thread(i) == facts.thread(action) && times.passes(i)) {
        return i;
      }
    }
    return -1;
  }

  /** A call that ran out of time, and what another thread does to its object later. */
  private void addTimeout(int end, List<Candidate> found) {
    int time = times.passes(end) ? end : timeBefore(end);
    int call = time < 0 ? -1 : times.callOf(time);
    if (call < 0) {
      return;
    }
    for (int i = time + 1; i < facts.size(); i++) {
      if (facts.thread(i) != facts.thread(time)
          && facts.action(i).object() == facts.action(call).object()
          && frees(i)) {
        found.add(new OutOfTime(time, i, -1, WEIGHT - 4));
        return;
      }
    }
  }

  private boolean frees(int i) {
    return switch (facts.operation(i)) {
      case NOTIFY, NOTIFY_ALL -> true;
      case CALL -> !Calls.isQuestion(facts.action(i).member());
      default -> false;
    };
  }
}

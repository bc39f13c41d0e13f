package dev.unravel.diagnose.data;

import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Regions;
import dev.unravel.diagnose.facts.Slice;
import dev.unravel.trace.Operation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Two accesses of a thread to one variable with one of another thread between them that has no
 * equivalent serial order: the four patterns of Lu, Tucek, Qin, Zhou, "AVIO: Detecting Atomicity
 * Violations via Access Interleaving Invariants", ASPLOS 2006.
 */
final class AtomicityPatterns {
  private final Facts facts;
  private final Slice slice;
  private final Regions regions;

  AtomicityPatterns(Facts facts, Slice slice) {
    this.facts = facts;
    this.slice = slice;
    this.regions = new Regions(facts);
  }

  List<Candidate> find() {
    List<Candidate> found = new ArrayList<>();
    for (int variable = 0; variable < facts.variableCount(); variable++) {
      find(facts.accesses(variable), found);
    }
    return distinct(found);
  }

  /** In one pass: per thread its last access and last write, and what others did since. */
  private void find(List<Integer> accesses, List<Candidate> found) {
    Map<Integer, Integer> lastAccess = new HashMap<>();
    Map<Integer, Integer> lastWrite = new HashMap<>();
    LastOfTwo writes = new LastOfTwo();
    LastOfTwo reads = new LastOfTwo();
    for (int second : accesses) {
      int thread = facts.thread(second);
      Integer first = lastAccess.put(thread, second);
      if (first != null) {
        int remote = writes.ofOthers(thread);
        if (remote > first) {
          add(first, remote, second, found);
        }
      }
      if (facts.writes(second)) {
        Integer firstWrite = lastWrite.put(thread, second);
        int remote = reads.ofOthers(thread);
        if (firstWrite != null && remote > firstWrite) {
          add(firstWrite, remote, second, found);
        }
        writes.put(thread, second);
      }
      if (facts.reads(second)) {
        reads.put(thread, second);
      }
    }
  }

  private void add(int first, int remote, int second, List<Candidate> found) {
    String form = form(first, remote, second);
    OptionalInt apart = regions.distance(first, second);
    if (form.isEmpty() || apart.isEmpty() || regions.spansLife(first, remote, second)) {
      return;
    }
    int distance =
        switch (form) {
          case "read-write-write" -> Math.min(slice.distance(second), slice.distance(remote));
          case "write-read-write" -> slice.distance(remote);
          default -> slice.distance(second);
        };
    // A value that was spoilt long ago may have been handed on many times since.
    distance = Math.min(distance, slice.ofVariable(facts.variable(second)) + 2);
    int score = 2 * Math.min(distance, 20) + apart.getAsInt() + (facts.isInside(second) ? 2 : 0);
    found.add(
        form.equals("read-write-write") && isBlind(first, second)
            ? new CameBack(first, between(first, second), second, score)
            : new Unserialisable(first, remote, second, form, score));
  }

  /** A compareAndSet that succeeds although others have written what it compares. */
  private boolean isBlind(int first, int second) {
    return facts.operation(second) == Operation.COMPARE_AND_SET
        && facts.action(second).member().contains("ompareAndSet")
        && facts.action(second).value().startsWith(facts.action(first).value() + " becomes ")
        && !facts.action(first).value().isEmpty();
  }

  /** What other threads wrote in between. */
  private List<Integer> between(int first, int second) {
    return facts.accesses(facts.variable(second)).stream()
        .filter(i -> i > first && i < second && facts.writes(i))
        .filter(i -> facts.thread(i) != facts.thread(first))
        .toList();
  }

  private String form(int first, int remote, int second) {
    boolean reading = facts.reads(second) && !facts.writes(second);
    if (facts.writes(remote)) {
      if (reading) {
        return facts.writes(first) ? "write-write-read" : "read-write-read";
      }
      return facts.writes(first) ? "" : "read-write-write";
    }
    return facts.writes(first) && !reading ? "write-read-write" : "";
  }

  /** The same lines many times are one candidate, the nearest of them. */
  private List<Candidate> distinct(List<Candidate> found) {
    found.sort((a, b) -> Integer.compare(a.score(), b.score()));
    Set<List<Object>> seen = new HashSet<>();
    List<Candidate> kept = new ArrayList<>();
    for (Candidate each : found) {
      List<Object> places = new ArrayList<>();
      each.actions().forEach(i -> places.add(facts.place(i)));
      Collections.addAll(places, facts.variable(each.actions().get(0)));
      if (seen.add(places)) {
        kept.add(each);
      }
    }
    return kept;
  }

  /** The last of a sequence, and the last of another thread than that one. */
  private static final class LastOfTwo {
    private int thread = -1;
    private int last = -1;
    private int lastOfAnother = -1;

    void put(int by, int action) {
      if (by != thread) {
        lastOfAnother = last;
        thread = by;
      }
      last = action;
    }

    int ofOthers(int than) {
      return than == thread ? lastOfAnother : last;
    }
  }
}

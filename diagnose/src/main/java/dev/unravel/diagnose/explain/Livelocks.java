package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Finding.Evidence;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Threads that run for ever: what they do again and again. Turns are not as long as rounds of a
 * loop, so the execution as a whole need not repeat itself; each thread does the same things in the
 * same places, and those of the last part of the execution are the pattern.
 */
final class Livelocks {
  /** The end of an execution in which the pattern is looked for. */
  private static final int TAIL = 20_000;

  private static final int MOST_EVIDENCE = 12;

  private record Deed(int thread, int variable, int location, boolean writes) {}

  private final Facts facts;
  private final Words words;

  Livelocks(Facts facts, Words words) {
    this.facts = facts;
    this.words = words;
  }

  Finding find() {
    List<Integer> last = lastOfEach();
    Set<String> variables = new TreeSet<>();
    List<Evidence> evidence = new ArrayList<>();
    for (int i : last) {
      variables.add(facts.name(facts.variable(i)));
      evidence.add(new Evidence(i + 1L, words.did(i).replace("`", "")));
    }
    return new Finding(
        Pattern.LIVELOCK,
        "",
        sentence(last, variables),
        List.copyOf(variables),
        evidence,
        "the last " + facts.size() / 2 + " actions, with fair turns for all, led nowhere",
        Optional.of(
            last.stream().anyMatch(facts::writes)
                ? "where threads give way to each other, let them do so for different times"
                : "make sure that what the loop waits for comes to be, and that nobody takes it"
                    + " back"));
  }

  /** For each thing that is done at the end, the last time, in order. */
  private List<Integer> lastOfEach() {
    Set<Deed> seen = new HashSet<>();
    List<Integer> last = new ArrayList<>();
    int from = Math.max(facts.size() / 2, facts.size() - TAIL);
    for (int i = facts.size() - 1; i >= from && last.size() < MOST_EVIDENCE; i--) {
      boolean isNew =
          facts.variable(i) != Facts.NONE
              && seen.add(
                  new Deed(
                      facts.thread(i),
                      facts.variable(i),
                      facts.action(i).location(),
                      facts.writes(i)));
      if (isNew) {
        last.add(i);
      }
    }
    Collections.reverse(last);
    return last;
  }

  private String sentence(List<Integer> last, Set<String> variables) {
    if (last.isEmpty()) {
      return "The threads go on for ever without touching anything that another one could change.";
    }
    Set<String> written = new HashSet<>();
    last.stream().filter(facts::writes).forEach(i -> written.add(facts.name(facts.variable(i))));
    Map<String, Set<String>> byThread = new LinkedHashMap<>();
    for (int i : last) {
      // With a write in the loop, what is read besides is only how it gets there.
      boolean matters = facts.writes(i) || !written.contains(facts.name(facts.variable(i)));
      if (matters) {
        byThread.computeIfAbsent(words.by(i), t -> new LinkedHashSet<>()).add(does(i));
      }
    }
    List<String> parts = new ArrayList<>();
    byThread.forEach((thread, deeds) -> parts.add(thread + " " + Words.list(List.copyOf(deeds))));
    List<String> stuck =
        variables.stream().filter(v -> !written.contains(v)).map(words::quoted).toList();
    String nobody =
        stuck.isEmpty()
            ? ""
            : " Nobody changes " + Words.list(stuck) + " any more" + lastWrites(last) + ".";
    return "Again and again, " + String.join("; ", parts) + "." + nobody;
  }

  /** Who wrote what the threads wait for, at last. */
  private String lastWrites(List<Integer> last) {
    if (last.stream().anyMatch(facts::writes)) {
      return "";
    }
    Set<Integer> variables = new TreeSet<>();
    last.forEach(i -> variables.add(facts.variable(i)));
    List<String> writes = new ArrayList<>();
    for (int variable : variables) {
      List<Integer> all = facts.accesses(variable).stream().filter(facts::writes).toList();
      if (!all.isEmpty()) {
        int write = all.get(all.size() - 1);
        String value = words.value(write).isEmpty() ? "" : " = " + words.value(write);
        String over = overwritten(all);
        writes.add(words.by(write) + " " + words.did(write) + value + words.at(write) + over);
      }
    }
    return writes.isEmpty() ? "" : ": at last " + Words.list(writes);
  }

  private String overwritten(List<Integer> writes) {
    if (writes.size() < 2) {
      return "";
    }
    int before = writes.get(writes.size() - 2);
    return facts.thread(before) == facts.thread(writes.get(writes.size() - 1))
        ? ""
        : " over what " + words.by(before) + " had written" + words.at(before);
  }

  private String does(int i) {
    String value = words.value(i).isEmpty() ? "" : " = " + words.value(i);
    return (facts.writes(i) ? "writes " : "reads ") + words.variable(i) + value + words.at(i);
  }
}

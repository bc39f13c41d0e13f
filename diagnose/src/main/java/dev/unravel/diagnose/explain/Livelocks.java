package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.explain.Finding.Evidence;
import dev.unravel.trace.Action;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Threads that run for ever: what they do again and again. */
final class Livelocks {
  /** The end of an execution in which a repeating pattern is looked for. */
  private static final int TAIL = 20_000;

  private final Facts facts;
  private final Words words;

  Livelocks(Facts facts, Words words) {
    this.facts = facts;
    this.words = words;
  }

  Finding find() {
    int period = period();
    int from = facts.size() - period;
    Map<Integer, Set<String>> byThread = new LinkedHashMap<>();
    Set<String> variables = new LinkedHashSet<>();
    List<Evidence> evidence = new ArrayList<>();
    Set<List<Object>> seen = new LinkedHashSet<>();
    for (int i = from; i < facts.size(); i++) {
      if (facts.variable(i) == Facts.NONE
          || !seen.add(List.of(facts.thread(i), facts.variable(i), facts.place(i), facts.writes(i)))) {
        continue;
      }
      byThread
          .computeIfAbsent(facts.thread(i), t -> new LinkedHashSet<>())
          .add(does(i));
      variables.add(facts.name(facts.variable(i)));
      evidence.add(new Evidence(i + 1L, words.did(i).replace("`", "")));
    }
    List<String> parts = new ArrayList<>();
    byThread.forEach(
        (thread, deeds) -> parts.add(words.thread(thread) + " " + Words.list(List.copyOf(deeds))));
    String sentence =
        parts.isEmpty()
            ? "The threads go on for ever without touching anything that another one could change."
            : "Again and again, every "
                + period
                + " actions: "
                + String.join("; ", parts)
                + ". "
                + nobody(variables, from);
    return new Finding(
        Pattern.LIVELOCK,
        "",
        sentence.strip(),
        List.copyOf(variables),
        evidence,
        "the last " + facts.size() / 2 + " actions, scheduled fairly, led nowhere",
        Optional.of(
            "make sure that what the loop waits for comes to be, whoever is first; back off for"
                + " different times where threads give way to each other"));
  }

  private String does(int i) {
    String value = words.value(i).isEmpty() ? "" : " = " + words.value(i);
    String verb = facts.writes(i) ? "writes " : "reads ";
    return verb + words.variable(i) + value + words.at(i);
  }

  /** The variables of the loop that are only ever read there. */
  private String nobody(Set<String> variables, int from) {
    Set<String> written = new LinkedHashSet<>();
    for (int i = from; i < facts.size(); i++) {
      if (facts.writes(i)) {
        written.add(facts.name(facts.variable(i)));
      }
    }
    List<String> stuck =
        variables.stream().filter(v -> !written.contains(v)).map(words::quoted).toList();
    return stuck.isEmpty() ? "" : "Nobody changes " + Words.list(stuck) + " any more.";
  }

  /**
   * The length of the shortest pattern that the end of the execution repeats, by the failure
   * function of Knuth, Morris and Pratt over the reversed end.
   */
  private int period() {
    int n = Math.min(TAIL, facts.size() / 2);
    int[] failure = new int[n + 1];
    failure[0] = -1;
    int k = -1;
    for (int i = 1; i <= n; i++) {
      while (k >= 0 && code(k) != code(i - 1)) {
        k = failure[k];
      }
      failure[i] = ++k;
    }
    return Math.max(1, n - failure[n]);
  }

  private int code(int fromTheEnd) {
    Action action = facts.action(facts.size() - 1 - fromTheEnd);
    return Objects.hash(
        action.thread(), action.operation().ordinal(), action.location(), action.object(),
        action.member());
  }
}

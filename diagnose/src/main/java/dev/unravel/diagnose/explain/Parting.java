package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Finding.Evidence;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.facts.Calls;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Locks;
import dev.unravel.diagnose.facts.Observed;
import dev.unravel.diagnose.facts.Words;
import dev.unravel.diagnose.remedy.Remedy;
import dev.unravel.diagnose.remedy.SourceLines;
import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.Observation;
import dev.unravel.wire.Rule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The point where a failing and a passing execution part for good: two actions on one thing that
 * come in one order in the failing one, and in the other, or only one of them, in the passing one.
 * Such a pair counts if no schedule fails in which it has to come as it does in the passing
 * execution; of those that count, the one that comes first.
 */
final class Parting {
  private static final int MOST_TRIED = 8;
  private static final int NEVER = Integer.MAX_VALUE;

  /** An action, told from all others by who does it there for the how manieth time. */
  private record Key(String thread, Operation operation, Location place, String thing, int count) {}

  /**
   * Two actions on one thing.
   *
   * @param early the one that comes too early in the failing execution
   * @param late the one that comes first in the passing one, by its index there
   */
  private record Pair(int early, int late) {}

  private final Facts failing;
  private final Facts passing;
  private final Locks locks;
  private final Words words;
  private final Words wordsThere;
  private final int actions;

  /**
   * @param failing the failing execution
   * @param passing a passing one, every action recorded
   * @param actions how many actions of the failing one came before the failure
   */
  Parting(Facts failing, Trace passing, Locks locks, Words words, int actions) {
    this.failing = failing;
    Observation fields =
        new Observation(
            List.of(),
            List.of(),
            failing.seen().plain(),
            List.of(),
            failing.seen().fields(),
            failing.seen().refused());
    this.passing = new Facts(new Observed(passing, fields));
    this.locks = locks;
    this.words = words;
    this.wordsThere = new Words(this.passing, passing);
    this.actions = actions;
  }

  /**
   * The first pair that counts.
   *
   * @param trials tries the remedy that it suggests
   * @param like what its earlier action has to be like
   */
  Optional<Finding> find(RemedyTrials trials, Predicate<String> like) {
    int tried = 0;
    for (Pair pair : pairs()) {
      Optional<Remedy> remedy = remedy(pair);
      if (remedy.isEmpty() || !like.test(failing.object(pair.early))) {
        continue;
      }
      if (++tried > MOST_TRIED) {
        break;
      }
      RemedyVerdict verdict = trials.attempt(remedy.get());
      if (verdict.survives()) {
        return Optional.of(finding(pair).withHint(remedy.get().text(), verdict.words()));
      }
    }
    return Optional.empty();
  }

  /** Each pair of places once, in the order of the failing execution. */
  private List<Pair> pairs() {
    Map<Key, Integer> here = index(failing, actions);
    Map<Key, Integer> there = index(passing, passing.size());
    Map<String, List<Map.Entry<Key, Integer>>> thereByThing = new HashMap<>();
    there.forEach(
        (key, at) ->
            thereByThing
                .computeIfAbsent(key.thing, t -> new ArrayList<>())
                .add(Map.entry(key, at)));
    List<Pair> pairs = new ArrayList<>();
    Set<List<Object>> seen = new HashSet<>();
    here.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .forEach(
            early -> {
              int earlyThere = there.getOrDefault(early.getKey(), NEVER);
              List<Map.Entry<Key, Integer>> others =
                  new ArrayList<>(thereByThing.getOrDefault(early.getKey().thing, List.of()));
              others.sort(Map.Entry.comparingByValue());
              for (Map.Entry<Key, Integer> late : others) {
                boolean flips =
                    late.getValue() < earlyThere
                        && here.getOrDefault(late.getKey(), NEVER) > early.getValue()
                        && conflict(
                            early.getKey(), early.getValue(), late.getKey(), late.getValue());
                if (flips && seen.add(List.of(early.getKey().place, late.getKey().place))) {
                  pairs.add(new Pair(early.getValue(), late.getValue()));
                }
              }
            });
    return pairs;
  }

  private boolean conflict(Key early, int at, Key late, int atThere) {
    return !early.thread.equals(late.thread)
        && !early.place.equals(late.place)
        && (changes(failing, at) || changes(passing, atThere));
  }

  private static boolean changes(Facts facts, int i) {
    return switch (facts.operation(i)) {
      case READ -> false;
      case CALL -> !Calls.isQuestion(facts.action(i).member());
      default -> true;
    };
  }

  private static Map<Key, Integer> index(Facts facts, int size) {
    Map<Key, Integer> index = new HashMap<>();
    Map<Key, Integer> counts = new HashMap<>();
    for (int i = 0; i < size; i++) {
      Action action = facts.action(i);
      Optional<Location> place = facts.place(i);
      boolean counted =
          switch (action.operation()) {
            case READ, WRITE, COMPARE_AND_SET, CALL -> true;
            default -> false;
          };
      if (!counted || place.isEmpty() || action.object() < 0 && action.member().isEmpty()) {
        continue;
      }
      Key plain =
          new Key(
              facts.trace().threads().get(action.thread()).path(),
              action.operation(),
              place.get(),
              thing(facts, i),
              0);
      int count = counts.merge(plain, 1, Integer::sum);
      index.put(new Key(plain.thread, plain.operation, plain.place, plain.thing, count), i);
    }
    return index;
  }

  /** Accesses are about a variable, everything else about an object as a whole. */
  private static String thing(Facts facts, int i) {
    return switch (facts.operation(i)) {
      case READ, WRITE ->
          Calls.isAtomic(facts.object(i))
              ? facts.object(i)
              : facts.object(i) + "." + facts.action(i).member();
      default -> facts.object(i);
    };
  }

  private Optional<Remedy> remedy(Pair pair) {
    Optional<Rule.Lines> first = passing.place(pair.late).flatMap(SourceLines::line);
    Optional<Rule.Lines> then = new SourceLines(failing).line(locks.sectionStart(pair.early));
    if (first.isEmpty() || then.isEmpty() || first.equals(then)) {
      return Optional.empty();
    }
    String text =
        "make "
            + words.by(pair.early)
            + " wait"
            + words.at(pair.early)
            + " until "
            + wordsThere.by(pair.late)
            + " has got past"
            + wordsThere.at(pair.late)
            + " (join, a latch, a condition)";
    return Optional.of(new Remedy(text, List.of(new Rule.Awaited(first.get(), then.get(), false))));
  }

  private Finding finding(Pair pair) {
    String object = failing.object(pair.early);
    String sentence =
        words.by(pair.early)
            + " "
            + deed(failing, words, pair.early)
            + words.at(pair.early)
            + " before "
            + wordsThere.by(pair.late)
            + " had "
            + deed(passing, wordsThere, pair.late).replaceFirst("^wrote", "written")
            + wordsThere.at(pair.late)
            + "; nothing makes it wait.";
    return new Finding(
        pattern(pair, object),
        "",
        sentence,
        List.of(
            failing.variable(pair.early) == Facts.NONE
                ? object
                : failing.name(failing.variable(pair.early))),
        List.of(new Evidence(pair.early + 1L, "comes too early")),
        "in the passing execution nearest to this one it is the other way round",
        Optional.empty());
  }

  private Pattern pattern(Pair pair, String object) {
    if (object.startsWith("Exchanger#")) {
      return Pattern.WRONG_PARTNER;
    }
    boolean registers =
        passing.action(pair.late).member().toLowerCase(Locale.ROOT).contains("register");
    return object.startsWith("Phaser#") && registers
        ? Pattern.LATE_REGISTRATION
        : Pattern.ORDER_VIOLATION;
  }

  private static String deed(Facts facts, Words words, int i) {
    return facts.variable(i) == Facts.NONE
        ? "called `" + facts.action(i).member() + "` on " + words.quoted(facts.object(i))
        : words.did(i);
  }
}

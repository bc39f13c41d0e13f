package dev.unravel.diagnose.data;

import dev.unravel.diagnose.data.Finding.Evidence;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.HappensBefore;
import dev.unravel.diagnose.facts.Locks;
import dev.unravel.diagnose.facts.Words;
import dev.unravel.diagnose.remedy.Remedy;
import dev.unravel.diagnose.remedy.SourceLines;
import dev.unravel.wire.Rule;
import dev.unravel.wire.Rule.Lines;
import dev.unravel.wire.Rule.OneAtATime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Words and hints that the patterns have in common, for the execution that is explained. */
final class Telling {

  final Facts facts;
  final Words words;
  final Locks locks;
  private final int actions;

  /**
   * @param actions how many actions of the execution came before the failure
   */
  Telling(Facts facts, Words words, Locks locks, int actions) {
    this.facts = facts;
    this.words = words;
    this.locks = locks;
    this.actions = actions;
  }

  /** Two deeds in a row; the verb once if it is the same. */
  static String pair(String first, String second, String between) {
    if (first.equals(second) && between.equals(" and ")) {
      return first + " twice";
    }
    String verb = first.substring(0, first.indexOf(' ') + 1);
    return first + between + (second.startsWith(verb) ? second.substring(verb.length()) : second);
  }

  /** "one read `x` (A.java:1) before two had written it (A.java:2)". */
  String inOrder(int subject, String word, int other, String had) {
    return words.by(subject)
        + " "
        + words.did(subject)
        + words.at(subject)
        + word
        + words.by(other)
        + (" had " + had).stripTrailing()
        + words.at(other);
  }

  String saw(int read) {
    return words.value(read).isEmpty() ? "" : ", and saw " + words.value(read);
  }

  String past(int action) {
    return switch (facts.operation(action)) {
      case NOTIFY, NOTIFY_ALL -> "notified";
      case CALL ->
          facts.variable(action) == Facts.NONE
              ? "called `" + facts.action(action).member() + "`"
              : words.did(action);
      case WRITE -> words.did(action).replaceFirst("^wrote", "written");
      default -> words.did(action);
    };
  }

  static String plural(String noun) {
    return noun.endsWith("`") ? "calls of " + noun : noun + "s";
  }

  static String both(String p1, String p2) {
    return p1.replace(")", " and ") + p2.substring(2);
  }

  /** A data race if the accesses are plain and nothing orders them, else only a wrong order. */
  Pattern racing(int first, int second) {
    boolean race =
        facts.plain(first)
            && facts.plain(second)
            && !HappensBefore.ordered(facts, Math.min(first, second), Math.max(first, second));
    if (facts.object(first).startsWith("Exchanger#")) {
      return Pattern.WRONG_PARTNER;
    }
    return race ? Pattern.DATA_RACE : Pattern.ORDER_VIOLATION;
  }

  List<Evidence> roles(Collection<Integer> all) {
    List<Evidence> roles = new ArrayList<>();
    for (int i : new TreeSet<>(all)) {
      if (i < actions) {
        roles.add(new Evidence(i + 1L, role(i)));
      }
    }
    return roles;
  }

  private String role(int i) {
    return switch (facts.operation(i)) {
      case SLEEP, PARK, JOIN, TIMEOUT -> "time is up";
      default -> facts.variable(i) == Facts.NONE ? past(i) : words.did(i).replace("`", "");
    };
  }

  Finding aboutRead(
      Pattern pattern,
      String sentence,
      int read,
      Collection<Integer> all,
      String reason,
      Optional<String> hint) {
    return finding(pattern, "", sentence, List.of(read), roles(all), reason, hint);
  }

  Finding finding(
      Pattern pattern,
      String form,
      String sentence,
      List<Integer> about,
      List<Evidence> evidence,
      String reason,
      Optional<String> hint) {
    List<String> variables =
        about.stream()
            .map(
                i ->
                    facts.variable(i) == Facts.NONE
                        ? facts.object(i)
                        : facts.name(facts.variable(i)))
            .toList();
    return new Finding(pattern, form, sentence, variables, evidence, reason, hint);
  }

  Optional<String> orderHint(int wanted, int after, Pattern pattern) {
    if (pattern == Pattern.WRONG_PARTNER) {
      return Optional.of("give each pair of threads that belong together an exchanger of its own");
    }
    String order =
        "if " + words.by(wanted) + " is to come first, make " + words.by(after) + " wait for it";
    return Optional.of(
        pattern == Pattern.DATA_RACE
            ? order + "; " + words.variable(wanted) + " is neither volatile nor guarded by one lock"
            : order + " (join, a latch, a condition)");
  }

  /** One lock over regions, and wherever else their variables are accessed: ever more of it. */
  List<Remedy> locked(List<int[]> pairs, String text) {
    SourceLines source = new SourceLines(facts);
    List<Lines> regions = new ArrayList<>();
    Set<Integer> touching = new TreeSet<>();
    for (int[] pair : pairs) {
      source.region(pair[0], pair[1]).filter(r -> !regions.contains(r)).ifPresent(regions::add);
      touching.addAll(facts.accesses(facts.variable(pair[0])));
      touching.addAll(facts.accesses(facts.variable(pair[1])));
    }
    List<Remedy> remedies = new ArrayList<>();
    List<Lines> all = new ArrayList<>(regions);
    all.addAll(source.lines(touching, regions));
    remedies.add(new Remedy(text, List.of(new OneAtATime(all, List.of()))));
    for (int up = 0; up < 2; up++) {
      List<Lines> methods = source.methods(touching, up);
      methods.removeIf(each -> each.method().equals("main"));
      if (!methods.isEmpty()) {
        List<Lines> rest = source.lines(touching, methods);
        remedies.add(
            new Remedy("hold one lock over all of " + names(methods), oneLock(methods, rest)));
      }
    }
    return remedies;
  }

  /** One reading for all reads in a region. */
  static List<Rule> readOnce(Lines region, List<Lines> single) {
    return List.of(new OneAtATime(List.of(region), single, true));
  }

  static List<Rule> oneLock(List<Lines> regions, List<Lines> single) {
    return List.of(new OneAtATime(regions, single));
  }

  private static String names(List<Lines> methods) {
    return Words.list(methods.stream().map(Lines::method).map(Telling::spoken).distinct().toList());
  }

  private static String spoken(String method) {
    return method.startsWith("lambda$") ? "the lambda" : "`" + method + "`";
  }

  /** One place before another. */
  List<Remedy> awaited(int first, int then, boolean ended, Optional<String> text) {
    SourceLines source = new SourceLines(facts);
    Optional<Lines> one = source.line(first);
    Optional<Lines> other = source.line(locks.sectionStart(then));
    boolean pairs = facts.object(first).startsWith("Exchanger#");
    if (pairs || text.isEmpty() || one.isEmpty() || other.isEmpty() || one.equals(other)) {
      return List.of();
    }
    Rule rule = new Rule.Awaited(one.get(), other.get(), ended);
    return List.of(new Remedy(text.get(), List.of(rule)));
  }

  /** The lock that the other accesses of the variable hold. */
  Optional<String> others(List<Integer> mine, String span) {
    Set<Integer> common = null;
    for (int i : facts.accesses(facts.variable(mine.get(0)))) {
      if (!mine.contains(i)) {
        Set<Integer> here = lockedAt(i);
        if (common == null) {
          common = here;
        } else {
          common.retainAll(here);
        }
      }
    }
    return common == null || common.isEmpty()
        ? Optional.empty()
        : Optional.of("the other accesses hold " + lock(common) + "; hold it from " + span);
  }

  Set<Integer> lockedAt(int action) {
    Set<Integer> objects = new HashSet<>();
    locks.at(action).forEach(held -> objects.add(held.object()));
    return objects;
  }

  String lock(Set<Integer> objects) {
    return words.quoted(facts.trace().objects().get(objects.iterator().next()));
  }
}

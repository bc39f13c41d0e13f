package dev.unravel.diagnose.data;

import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Locks;
import dev.unravel.diagnose.facts.Words;
import dev.unravel.diagnose.trial.Orders;
import dev.unravel.diagnose.trial.Trial;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Plans to try for a candidate: each makes its actions come in another order. */
public final class Trials {
  private final Facts facts;
  private final Locks locks;
  private final Words words;
  private final Orders orders;

  public Trials(Facts facts, Locks locks, Words words) {
    this.facts = facts;
    this.locks = locks;
    this.words = words;
    this.orders = new Orders(facts);
  }

  /** Two accesses of a thread with one of another between them: without that between. */
  List<Trial> ofPair(int first, int second, int remoteAction) {
    String remote = whose(remoteAction);
    List<Trial> trials = apart(first, second, remoteAction, remoteAction, remote);
    Map<Integer, Integer> alike = alike(first, second);
    if (alike.size() > 1) {
      trials.add(
          new Trial(
              orders.allTogether(alike),
              first,
              second,
              "nothing between any of the "
                  + alike.size()
                  + " pairs of "
                  + deed(first)
                  + " and "
                  + deed(second)));
    }
    return trials;
  }

  /** The same with the accesses of two variables, which go from one action to another. */
  List<Trial> ofTwoVariables(int first, int second, int from, int to) {
    return apart(first, second, from, to, whose(from) + " and " + deed(to));
  }

  /** A time that passes only after something. */
  Trial passing(int time, int late) {
    String question = "the time of " + whose(time) + " passes only after " + whose(late);
    return new Trial(orders.holding(time), time, late, question);
  }

  /** The same happens again and again: all pairs of accesses in the same two places. */
  private Map<Integer, Integer> alike(int first, int second) {
    int from = facts.action(first).location();
    int to = facts.action(second).location();
    Map<Integer, Integer> pairs = new HashMap<>();
    Map<Integer, Integer> open = new HashMap<>();
    for (int i = 0; i < facts.size(); i++) {
      if (facts.variable(i) == Facts.NONE) {
        continue;
      }
      Integer began = open.get(facts.thread(i));
      if (began != null
          && facts.action(i).location() == to
          && facts.variable(i) == facts.variable(began)
          && facts.writes(i) == facts.writes(second)) {
        pairs.put(began, i);
        open.remove(facts.thread(i));
      }
      if (facts.action(i).location() == from && facts.writes(i) == facts.writes(first)) {
        open.put(facts.thread(i), i);
      }
    }
    return pairs;
  }

  /** Two actions of a thread without those of another between: after both, or before both. */
  private List<Trial> apart(int first, int second, int from, int to, String remote) {
    String local = whose(first) + (words.isOneCall(first, second) ? "" : " and " + deed(second));
    List<Trial> trials = new ArrayList<>();
    trials.add(new Trial(orders.together(first, second), from, second, remote + " after " + local));
    trials.add(
        new Trial(
            orders.before(sectionEnd(to), locks.sectionStart(first)),
            first,
            from,
            remote + " before " + local));
    return trials;
  }

  /** Two actions the other way round. */
  Trial swap(int first, int second) {
    return new Trial(
        orders.before(sectionEnd(second), locks.sectionStart(first)),
        first,
        second,
        whose(second) + " before " + whose(first));
  }

  /** All other threads go as far as they can before an action, and the locks that go with it. */
  public Trial holding(int action, String question) {
    int from = locks.sectionStart(action);
    return new Trial(orders.holding(from), from, action, question);
  }

  private int sectionEnd(int action) {
    return locks.at(action).stream()
        .mapToInt(Locks.Held::to)
        .filter(to -> to < facts.size())
        .max()
        .orElse(action);
  }

  private String whose(int action) {
    return words.by(action) + "'s " + deed(action);
  }

  private String deed(int action) {
    return switch (facts.operation(action)) {
      case SLEEP, PARK, JOIN, TIMEOUT -> facts.operation(action).word() + words.at(action);
      default -> words.noun(action) + words.at(action);
    };
  }
}

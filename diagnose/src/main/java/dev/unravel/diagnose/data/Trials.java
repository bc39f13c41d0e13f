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

  List<Trial> of(Candidate candidate) {
    if (candidate instanceof Candidate.Unserialisable it) {
      String remote = whose(it.remote());
      List<Trial> trials = apart(it.first(), it.second(), it.remote(), it.remote(), remote);
      Map<Integer, Integer> alike = alike(it.first(), it.second());
      if (alike.size() > 1) {
        trials.add(
            new Trial(
                orders.allTogether(alike),
                it.first(),
                it.second(),
                "nothing between any of the "
                    + alike.size()
                    + " pairs of "
                    + deed(it.first())
                    + " and "
                    + deed(it.second())));
      }
      return trials;
    }
    if (candidate instanceof Candidate.Torn it) {
      int from = Math.min(it.after(), it.before());
      int to = Math.max(it.after(), it.before());
      return apart(it.first(), it.second(), from, to, whose(from) + " and " + deed(to));
    }
    if (candidate instanceof Candidate.TooEarly it) {
      return List.of(swap(it.read(), it.write()));
    }
    if (candidate instanceof Candidate.TooLate it) {
      return List.of(swap(it.write(), it.read()));
    }
    if (candidate instanceof Candidate.Overwritten it) {
      return List.of(swap(it.first(), it.second()));
    }
    Candidate.OutOfTime it = (Candidate.OutOfTime) candidate;
    String question = "the time of " + whose(it.time()) + " passes only after " + whose(it.late());
    return List.of(new Trial(orders.holding(it.time()), it.time(), it.late(), question));
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

  private Trial swap(int first, int second) {
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

package dev.unravel.diagnose.explain;

import java.util.ArrayList;
import java.util.List;

/** What to try for a candidate: each makes its actions come in another order. */
final class Trials {
  private final Facts facts;
  private final Locks locks;
  private final Words words;
  private final Orders orders;

  Trials(Facts facts, Locks locks, Words words) {
    this.facts = facts;
    this.locks = locks;
    this.words = words;
    this.orders = new Orders(facts);
  }

  List<Trial> of(Candidate candidate) {
    if (candidate instanceof Candidate.Unserialisable it) {
      String remote = whose(it.remote());
      return apart(it.first(), it.second(), it.remote(), it.remote(), remote);
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
    String question =
        "the time of " + whose(it.time()) + " passes only after " + whose(it.late());
    return List.of(new Trial(orders.holding(it.time()), it.time(), it.late(), question));
  }

  /** Two actions of a thread without those of another between: after both, or before both. */
  private List<Trial> apart(int first, int second, int from, int to, String remote) {
    String local = whose(first) + " and " + deed(second);
    List<Trial> trials = new ArrayList<>();
    trials.add(
        new Trial(orders.together(first, second), from, second, remote + " after " + local));
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
  Trial holding(int action, String question) {
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

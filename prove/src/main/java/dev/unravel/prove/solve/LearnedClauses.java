package dev.unravel.prove.solve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * The clauses that were learned from conflicts and are still remembered, with how useful each is.
 */
final class LearnedClauses {
  private final List<Clause> all = new ArrayList<>();
  private double increment = 1;

  int size() {
    return all.size();
  }

  void add(Clause clause) {
    all.add(clause);
  }

  /** A clause was of use. */
  void bump(Clause clause) {
    clause.activity += increment;
    if (clause.activity > 1e20) {
      for (Clause each : all) {
        each.activity *= 1e-20;
      }
      increment *= 1e-20;
    }
  }

  /** Makes what was of use so far count less than what will be. */
  void decay() {
    increment /= 0.999;
  }

  /** Forgets the less useful half, but nothing that is short or still needed. */
  void forgetHalf(Predicate<Clause> isNeeded) {
    all.sort(Comparator.comparingDouble(clause -> clause.activity));
    int half = all.size() / 2;
    List<Clause> kept = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      Clause clause = all.get(i);
      if (i >= half || clause.levels <= 2 || clause.literals.length == 2 || isNeeded.test(clause)) {
        kept.add(clause);
      } else {
        clause.dropped = true;
      }
    }
    all.clear();
    all.addAll(kept);
  }
}

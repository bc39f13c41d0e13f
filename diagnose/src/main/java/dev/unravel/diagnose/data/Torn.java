package dev.unravel.diagnose.data;

import dev.unravel.diagnose.trial.Trial;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The same with two variables: another thread comes after the first and before the second.
 *
 * @param first an access of a variable
 * @param second a later one of the same thread, of another variable
 * @param after the other thread's access of the first variable
 * @param before its access of the second
 */
record Torn(int first, int second, int after, int before, int score) implements Candidate {
  @Override
  public List<Integer> actions() {
    return List.of(first, second, after, before).stream().sorted().toList();
  }

  @Override
  public List<Trial> trials(Trials trials) {
    return trials.ofTwoVariables(first, second, Math.min(after, before), Math.max(after, before));
  }

  @Override
  public Finding finding(Telling told, String reason) {
    int from = Math.min(after, before);
    int to = Math.max(after, before);
    String sentence =
        told.words.by(from)
            + " "
            + Telling.pair(
                told.words.did(from) + told.words.at(from),
                told.words.did(to) + told.words.at(to),
                " and ")
            + " while "
            + told.words.by(first)
            + " had "
            + Telling.pair(
                told.past(first) + told.words.at(first),
                told.past(second) + told.words.at(second),
                " but not yet ")
            + ", so "
            + told.words.by(from)
            + " worked with values that do not belong together.";
    return told.finding(
            Pattern.MULTI_VARIABLE_ATOMICITY_VIOLATION,
            "",
            sentence,
            List.of(first, second),
            told.roles(actions()),
            reason,
            tornHint(told))
        .with(
            told.locked(
                List.of(new int[] {first, second}, new int[] {from, to}),
                tornHint(told).orElse("")));
  }

  private Optional<String> tornHint(Telling told) {
    Set<Integer> common = told.lockedAt(first);
    common.retainAll(told.lockedAt(second));
    String both = told.words.variable(first) + " and " + told.words.variable(second);
    return common.isEmpty()
        ? Optional.of("access " + both + " under one lock, or keep both in one immutable object")
        : Optional.of("hold " + told.lock(common) + " over the accesses to both " + both);
  }
}
